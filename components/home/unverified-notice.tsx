import { useRouter } from 'next/navigation'
import { useEmailVerificationPolling } from '@/components/account/use-email-verification-polling'
import { Notice } from '@/components/ui/notice'
import { SiteLink } from '@/components/ui/site-link'
import { homeMessages } from '@/lib/shared/messages/home'

/** Asks for the confirmation of the address until it has come, perhaps on another device; then the page is read anew. */
export function UnverifiedNotice() {
  const router = useRouter()
  useEmailVerificationPolling(() => router.refresh())
  return (
    <Notice tone="warning" className="mt-6">
      {homeMessages.unverified}{' '}
      <SiteLink href="/verify-email" className="font-semibold underline underline-offset-4">
        {homeMessages.verify}
      </SiteLink>
    </Notice>
  )
}
