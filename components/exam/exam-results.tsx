import Link from 'next/link'
import type { Dispatch } from 'react'
import type { ExamResult, TaskResult } from '@/lib/domain/exam/model'
import { listPath } from '@/lib/domain/exercise-list/model'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { ChevronDownIcon } from '../ui/icons'
import { ExamScreen } from './exam-screen'
import { type ExamEvent, type ExamPaper, type ExamState, type ExamTask, type ExamTopic, gradedTask } from './exam-state'
import { ExamTaskView } from './exam-task-view'
import { RestartExam } from './restart-exam'

interface ExamResultsProps {
  readonly state: ExamState
  readonly paper: ExamPaper
  readonly topics: Readonly<Record<number, readonly ExamTopic[]>>
  readonly dispatch: Dispatch<ExamEvent>
}

const MOST_TOPICS = 5

/** The points of each task, what to practise, and the answers with what they were worth. */
export function ExamResults({ state, paper, topics, dispatch }: ExamResultsProps) {
  const { result } = state
  if (!result) return null
  return (
    <ExamScreen title={messages.resultTitle}>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4 font-display text-title font-bold tabular-nums">
        {messages.result(result.points, result.maxPoints)}
        <span className="font-sans text-heading font-semibold text-quiet">{messages.percent(percentOf(result))}</span>
      </p>
      <Practice result={result} topics={topics} />
      <h3 className="mt-10 text-heading">{messages.resultsByTask}</h3>
      <div className="mt-4 divide-y divide-line rounded-card border border-line bg-raised">
        {paper.tasks.map((task) => (
          <TaskReview key={task.number} task={task} state={state} />
        ))}
      </div>
      <div className="mt-8">
        <RestartExam label={messages.again} onRestart={() => dispatch({ type: 'restarted' })} />
      </div>
    </ExamScreen>
  )
}

function percentOf({ points, maxPoints }: ExamResult): number {
  return maxPoints === 0 ? 0 : Math.round((100 * points) / maxPoints)
}

function Practice({ result, topics }: { readonly result: ExamResult; readonly topics: ExamResultsProps['topics'] }) {
  const missed = missedByTopic(result.tasks, topics)
  return (
    <section>
      <h3 className="mt-10 text-heading">{messages.practiceTitle}</h3>
      {missed.length === 0 ? (
        <p className="mt-3">{messages.nothingToPractise}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-raised">
          {missed.map(({ topic, points }) => (
            <li key={topic.id}>
              <Link
                href={listPath([topic.id])}
                prefetch={false}
                className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 py-2 hover:bg-leaf-wash sm:px-5"
              >
                <span className="font-medium">{topic.label}</span>
                <span className="text-base text-quiet">{messages.practice(points)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The topics in which most points were missed, of the tasks that count. */
function missedByTopic(tasks: readonly TaskResult[], topics: ExamResultsProps['topics']) {
  const missed = new Map<string, { readonly topic: ExamTopic; readonly points: number }>()
  for (const { number, points, maxPoints, counts } of tasks) {
    if (!counts || points === maxPoints) continue
    for (const topic of topics[number] ?? []) {
      missed.set(topic.id, { topic, points: (missed.get(topic.id)?.points ?? 0) + maxPoints - points })
    }
  }
  return [...missed.values()].toSorted((one, other) => other.points - one.points).slice(0, MOST_TOPICS)
}

interface TaskReviewProps {
  readonly task: ExamTask
  readonly state: ExamState
}

/** What a task was worth; opened, the answers to it. */
function TaskReview({ task, state }: TaskReviewProps) {
  const graded = state.result?.tasks.find(({ number }) => number === task.number)
  if (!graded) return null
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer items-center gap-x-4 px-4 py-2.5 hover:bg-leaf-wash sm:px-5">
        <span className="min-w-0 grow leading-snug">
          <span className="font-medium">{messages.taskTitle(task.number, task.title)}</span>
          {!graded.counts && <span className="text-quiet"> ({messages.notCounted})</span>}
        </span>
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {messages.taskPoints(graded.points, graded.maxPoints)}
        </span>
        <ChevronDownIcon size={18} className="shrink-0 text-leaf transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-6 sm:px-5">
        <Link
          href={`/exercise/${task.exerciseId}`}
          prefetch={false}
          className="mb-3 inline-flex min-h-12 items-center text-base font-semibold text-leaf underline underline-offset-4"
        >
          {messages.withHelp}
          <span className="sr-only"> ({messages.task(task.number)})</span>
        </Link>
        <ExamTaskView task={task} state={gradedTask(state, task.number)} />
      </div>
    </details>
  )
}
