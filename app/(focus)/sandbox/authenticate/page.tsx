import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AccountCard } from '@/components/account/account-card'
import { AccountFrame } from '@/components/account/account-frame'
import { ThreeDSecureChallenge } from '@/components/payment/sandbox-bank/three-d-secure-challenge'
import { Notice } from '@/components/ui/notice'
import { services } from '@/lib/server/services'
import { sandboxBankMessages } from '@/lib/shared/messages/sandbox-bank'

const { badge, authentication } = sandboxBankMessages

export const metadata: Metadata = {
  title: authentication.title,
  description: authentication.description,
  robots: { index: false },
}

interface AuthenticateProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/** The bank's page of 3-D Secure, in the payment sandbox only. */
export default async function AuthenticatePage({ searchParams }: AuthenticateProps) {
  const { paymentSandbox } = services()
  if (!paymentSandbox) notFound()
  const { client_secret: clientSecret, return_url: returnUrl } = await searchParams
  const intent = typeof clientSecret === 'string' ? await paymentSandbox.intent(clientSecret) : undefined
  return (
    <AccountFrame>
      <AccountCard title={authentication.title} lead={badge}>
        {typeof clientSecret === 'string' && intent?.status === 'requires_action' ? (
          <div className="grid gap-6">
            <p>{authentication.lead}</p>
            <ThreeDSecureChallenge
              clientSecret={clientSecret}
              returnUrl={typeof returnUrl === 'string' ? returnUrl : undefined}
            />
          </div>
        ) : (
          <Notice tone="info">{authentication.nothing}</Notice>
        )}
      </AccountCard>
    </AccountFrame>
  )
}
