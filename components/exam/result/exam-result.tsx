import { SiteLink } from '@/components/ui/site-link'
import {
  type ExamSet,
  examModePath,
  examSetPath,
  type FinishedAttempt,
  type MissedTopic,
  type ReviewedSubtask,
  selfMarkedPoints,
} from '@/lib/domain/exam/model'
import { listPath } from '@/lib/domain/exercise-list/model'
import { formatDateTime, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { LinkButton } from '../../ui/link-button'
import { Notice } from '../../ui/notice'
import { parseTask } from '../exam-progress'
import { ExamScreen } from '../exam-screen'
import type { ExamTask } from '../exam-state'
import { DeleteAttempt } from './delete-attempt'
import { TaskReview } from './task-review'

interface ExamResultProps {
  readonly set: ExamSet
  readonly tasks: readonly ExamTask[]
  readonly attempt: FinishedAttempt
  /** By the number of the task. */
  readonly review: ReadonlyMap<number, readonly ReviewedSubtask[]>
  /** From 1 to 5; absent where the exam gives none. */
  readonly mark: number | undefined
  readonly missed: readonly MissedTopic[]
  /** The names of topics, by their ids. */
  readonly labels: Readonly<Record<string, string>>
}

const MOST_TOPICS = 5

/** An exam that is over: what it was worth, what to practise, and each question with its solution. */
export function ExamResult({ set, tasks, attempt, review, mark, missed, labels }: ExamResultProps) {
  const { result, progress, handedInAt } = attempt
  const { points, maxPoints } = result
  const own = selfMarkedPoints(result)
  return (
    <ExamScreen title={messages.resultTitle}>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4 font-display text-title font-bold tabular-nums">
        {messages.result(points, maxPoints)}
        <span className="font-sans text-heading font-semibold text-quiet">
          {messages.percent(maxPoints === 0 ? 0 : Math.round((100 * points) / maxPoints))}
        </span>
      </p>
      {set.marks && mark !== undefined && (
        <p className="mt-1">
          <strong>{messages.mark(mark)}</strong>{' '}
          <span className="text-base text-quiet">{messages.marksNote(set.marks)}</span>
        </p>
      )}
      {own.given > 0 && <p className="mt-1 text-base text-quiet">{messages.ownPoints(own.given)}</p>}
      {own.open > 0 && (
        <Notice tone="info" className="mt-4">
          {messages.openPoints(own.open)}
        </Notice>
      )}
      <p className="mt-1 text-base text-quiet">{messages.handedInAt(formatDateTime(handedInAt, HOME_TIME_ZONE))}</p>
      <Practice missed={missed} labels={labels} />
      <h3 className="mt-10 text-heading">{messages.resultsByTask}</h3>
      <p className="mt-2 text-base text-quiet">{messages.partialPoints}</p>
      <div className="mt-4 divide-y divide-line rounded-card border border-line bg-raised">
        {tasks.map((task, place) => {
          const graded = result.tasks.find(({ number }) => number === task.number)
          const kept = parseTask(progress.tasks[place], task)
          const reviewed = review.get(task.number)
          return (
            graded &&
            kept &&
            reviewed && (
              <TaskReview
                key={task.number}
                attempt={{ setId: attempt.setId, attemptId: attempt.attemptId }}
                task={task}
                kept={kept}
                graded={graded}
                reviewed={reviewed}
              />
            )
          )
        })}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={examModePath(set.id)}>{messages.again}</LinkButton>
        <LinkButton href={examSetPath(set.id)} variant="secondary">
          {messages.backToSet}
        </LinkButton>
        <DeleteAttempt setId={set.id} attemptId={attempt.attemptId} />
      </div>
    </ExamScreen>
  )
}

function Practice({ missed, labels }: Pick<ExamResultProps, 'missed' | 'labels'>) {
  return (
    <section>
      <h3 className="mt-10 text-heading">{messages.practiceTitle}</h3>
      {missed.length === 0 ? (
        <p className="mt-3">{messages.nothingToPractise}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-raised">
          {missed.slice(0, MOST_TOPICS).map(({ topic, points }) => (
            <li key={topic}>
              <SiteLink
                href={listPath([topic])}
                className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 py-2 hover:bg-leaf-wash sm:px-5"
              >
                <span className="font-medium">{labels[topic]}</span>
                <span className="text-base text-quiet">{messages.practice(points)}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
