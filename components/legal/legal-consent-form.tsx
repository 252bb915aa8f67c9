import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { SignInAgain } from '@/components/ui/sign-in-again'
import { leaveSite } from '@/lib/client/account'
import { asApiError, callApi } from '@/lib/client/api'
import type { LegalChange } from '@/lib/domain/legal/model'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { formatDate } from '@/lib/shared/format/date-time'
import { errorMessages } from '@/lib/shared/messages/errors'
import { legalMessages } from '@/lib/shared/messages/legal'

export interface LegalConsentProps {
  readonly userId: string
  readonly changes: readonly LegalChange[]
  /** The account has not accepted any version yet. */
  readonly isFirst: boolean
  /** When the server found the changes, ISO time: what is accepted is what was in force then. */
  readonly foundAt: string
}

interface ContentProps extends LegalConsentProps {
  readonly titleId: string
  readonly onAccepted: () => void
}

const { changes: texts, documents } = legalMessages

export function LegalConsentForm({ userId, changes, isFirst, foundAt, titleId, onAccepted }: ContentProps) {
  const [pending, setPending] = useState<'accept' | 'signOut'>()
  const [failure, setFailure] = useState<ErrorCode>()
  const title = useRef<HTMLHeadingElement>(null)

  // Where the dialog begins; the browser would take its first link.
  useEffect(() => title.current?.focus(), [])

  async function attempt(action: 'accept' | 'signOut', work: () => Promise<void>) {
    setPending(action)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(asApiError(error).code)
      setPending(undefined)
    }
  }

  const accept = () =>
    attempt('accept', () =>
      callApi('POST /user/custom/{userId}', { params: { userId }, body: { legalConsentDate: foundAt } }).then(
        onAccepted,
      ),
    )
  const leave = () => attempt('signOut', leaveSite)

  return (
    <div className="p-6 sm:p-8">
      <h2 id={titleId} ref={title} tabIndex={-1} className="text-heading">
        {isFirst ? texts.firstTitle : texts.title}
      </h2>
      <p className="mt-3">{isFirst ? texts.firstLead : texts.lead}</p>
      <ul className="mt-4 space-y-2">
        {changes.map((change) => (
          <DocumentLink key={change.document} {...change} />
        ))}
      </ul>
      <p className="mt-4 text-quiet">{texts.kept}</p>
      {failure && (
        <Notice tone="error" className="mt-4">
          {failure === 'invalid-request' ? texts.outdated : errorMessages[failure]}
          {failure === 'unauthenticated' && <SignInAgain />}
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button pending={pending === 'accept'} aria-disabled={pending !== undefined} onClick={accept} className="grow">
          {texts.accept}
        </Button>
        <Button
          variant="secondary"
          pending={pending === 'signOut'}
          aria-disabled={pending !== undefined}
          onClick={leave}
          className="grow"
        >
          {texts.signOut}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {pending === 'accept' && texts.accepting}
      </p>
    </div>
  )
}

/** Not the router's link: the document opens beside the page, which is kept. */
function DocumentLink({ document, validFrom }: LegalChange) {
  return (
    <li className="rounded-card border border-line px-4 py-2.5">
      <a
        href={`/${document}`}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
      >
        {documents[document]}
        <span className="sr-only"> ({texts.newTab})</span>
      </a>
      <span className="mt-1 block text-base text-quiet">{texts.validFrom(formatDate(validFrom, 'UTC'))}</span>
    </li>
  )
}
