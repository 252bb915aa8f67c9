import type { Metadata } from 'next'
import { pageMetadata } from '@/app/_page/page-metadata'
import { AccountFrame } from '@/components/account/account-frame'
import { VoidMailLink } from '@/components/account/mail-answered'
import { NewsletterConfirmation } from '@/components/account/newsletter-confirmation'
import { maskEmail } from '@/lib/domain/account/mask-email'
import { findNewsletterAddress } from '@/lib/domain/account/newsletter'
import { services } from '@/lib/server/services'
import { mailAnswerMessages } from '@/lib/shared/messages/mail-answers'

const { title, description } = mailAnswerMessages.newsletter

export const metadata: Metadata = {
  ...pageMetadata({ title, description, path: '/newsletter' }),
  robots: { index: false },
}

interface NewsletterProps {
  readonly searchParams: Promise<{ readonly token?: string | string[] }>
}

/** Where the mail leads to that asks whether the newsletter is really wanted. */
export default async function NewsletterPage({ searchParams }: NewsletterProps) {
  const { token } = await searchParams
  const address = typeof token === 'string' ? await findNewsletterAddress(services(), token) : undefined
  return (
    <AccountFrame>
      {typeof token === 'string' && address !== undefined ? (
        <NewsletterConfirmation token={token} address={maskEmail(address)} />
      ) : (
        <VoidMailLink />
      )}
    </AccountFrame>
  )
}
