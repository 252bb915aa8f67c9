import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { reportPageError } from '@/lib/client/error-handler'
import { unexpectedMessages } from '@/lib/shared/messages/error-views'

export interface UnexpectedErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/**
 * Something failed that nobody foresaw: what is known of it, and how to go on. Its link makes the browser start afresh.
 */
export function UnexpectedError({ error, onRetry }: UnexpectedErrorProps) {
  const [reference, setReference] = useState<string>()
  useEffect(() => setReference(reportPageError(error)), [error])
  return (
    <div className="page-width py-16 md:py-24">
      <h1 className="text-title">{unexpectedMessages.title}</h1>
      <p className="mt-4">
        <strong>{unexpectedMessages.cause}</strong> {causeOf(error)}
      </p>
      <p className="mt-2 max-w-xl text-quiet">{unexpectedMessages.advice}</p>
      {reference !== undefined && (
        <p className="mt-2 break-words text-quiet">
          {unexpectedMessages.reference} <span translate="no">{reference}</span>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={onRetry} className={buttonClass('primary')}>
          {unexpectedMessages.retry}
        </button>
        <a href="/" className={buttonClass('secondary')}>
          {unexpectedMessages.home}
        </a>
      </div>
    </div>
  )
}

/** An error with a digest was thrown on the server, and Next has put a notice for developers in place of its message. */
function causeOf(error: unknown): string {
  const isOurs = error instanceof Error && !('digest' in error) && error.message !== ''
  return isOurs ? error.message : unexpectedMessages.unknown
}
