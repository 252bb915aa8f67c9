import { SiteLink } from '@/components/ui/site-link'
import { type ExamAttempts, examResultPath, MOST_FINISHED } from '@/lib/domain/exam/model'
import { formatDateTime, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { examMessages as messages } from '@/lib/shared/messages/exam'

interface AttemptListProps {
  readonly setId: string
  readonly finished: ExamAttempts['finished']
}

/** What the earlier attempts at a set got, each with the way to its result. */
export function AttemptList({ setId, finished }: AttemptListProps) {
  if (finished.length === 0) return null
  return (
    <section className="mt-8 max-w-4xl">
      <h2 className="text-heading">{messages.attemptsTitle}</h2>
      <p className="mt-2 text-quiet">{messages.attemptsText(MOST_FINISHED)}</p>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-raised">
        {finished.map(({ attemptId, handedInAt, points, maxPoints }) => (
          <li key={attemptId}>
            <SiteLink
              href={examResultPath(setId, attemptId)}
              className="flex min-h-14 items-center px-4 py-2 font-medium tabular-nums hover:bg-leaf-wash sm:px-5"
            >
              {messages.attempt(formatDateTime(handedInAt, HOME_TIME_ZONE), points, maxPoints)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
