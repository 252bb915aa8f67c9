import type { Metadata } from 'next'
import { pageMetadata } from '@/app/_page/page-metadata'
import { AccountFrame } from '@/components/account/account-frame'
import { VoidMailLink } from '@/components/account/mail-answered'
import { ParentAnswer } from '@/components/account/parent-answer'
import { findParentRequest } from '@/lib/domain/account/parental-consent/answer-parent'
import { services } from '@/lib/server/services'
import { mailAnswerMessages } from '@/lib/shared/messages/mail-answers'

const { title, description } = mailAnswerMessages.parent

export const metadata: Metadata = {
  ...pageMetadata({ title, description, path: '/parental-consent' }),
  robots: { index: false },
}

interface ParentalConsentProps {
  readonly searchParams: Promise<{ readonly token?: string | string[] }>
}

/** Where both links of the mail to a parent lead to. */
export default async function ParentalConsentPage({ searchParams }: ParentalConsentProps) {
  const { token } = await searchParams
  const request = typeof token === 'string' ? await findParentRequest(services(), token) : undefined
  return (
    <AccountFrame>
      {typeof token === 'string' && request ? <ParentAnswer token={token} {...request} /> : <VoidMailLink />}
    </AccountFrame>
  )
}
