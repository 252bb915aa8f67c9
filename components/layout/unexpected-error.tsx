import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { shellMessages } from '@/lib/messages/shell'

interface UnexpectedErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
}

const { unexpected } = shellMessages

/** Something failed that nobody foresaw: what is known of it, and how to go on. */
export function UnexpectedError({ error, onRetry }: UnexpectedErrorProps) {
  return (
    <main className="page-width py-16 md:py-24">
      <h1 className="text-title">{unexpected.title}</h1>
      <p className="mt-4">
        <strong>{unexpected.cause}</strong> {causeOf(error)}
      </p>
      <p className="mt-2 max-w-xl text-quiet">{unexpected.advice}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onRetry}>{unexpected.retry}</Button>
        <LinkButton href="/" variant="secondary">
          {shellMessages.home}
        </LinkButton>
      </div>
    </main>
  )
}

/** An error with a digest was thrown on the server, and Next has put a notice for developers in place of its message. */
function causeOf(error: unknown): string {
  const isOurs = error instanceof Error && !('digest' in error) && error.message !== ''
  return isOurs ? error.message : unexpected.unknown
}
