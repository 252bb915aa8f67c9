import { ExerciseText } from '@/components/exercise/exercise-text'
import { SiteLink } from '@/components/ui/site-link'
import { PaperControlView } from '@/components/worksheet/paper-control'
import { isOpen, type ReviewedSubtask } from '@/lib/domain/exam/model'
import type { FieldOutcome } from '@/lib/domain/exercise/model'
import { exercisePath } from '@/lib/domain/exercise/model/exercise-path'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import type { ControlState } from '../../exercise/player/control-state'
import { gradedTask } from '../exam-state'
import { GivenAnswer } from './given-answer'
import { OwnWork } from './own-work'
import { RetryQuestion } from './retry-question'
import type { ReviewedTask } from './reviewed-task'

/** Each question of a task with what was answered, what is right, and the way there. */
export function TaskReviewBody({ attempt, task, kept, graded, reviewed }: ReviewedTask) {
  const { generated } = task
  const state = gradedTask(kept.state, kept.isChanged ? undefined : graded)
  return (
    <div className="px-4 pb-6 sm:px-5">
      {task.dropped && <p className="mb-3 text-base text-quiet">{messages.dropped(task.dropped)}</p>}
      {generated.description && <ExerciseText source={generated.description} />}
      {kept.isChanged && <p className="mt-4 text-base text-quiet">{messages.changed}</p>}
      {generated.subTasks.map(({ description }, index) => {
        const question = reviewed[index]
        const result = graded.subTasks[index]
        if (!question || !result) return null
        return (
          <section key={index} className="mt-6 border-t border-line pt-5">
            <div className="grid grid-cols-[auto_minmax(0,1fr)] font-[550]">
              <h4 className="font-sans text-[1em] text-leaf">
                {generated.subTasks.length > 1 ? (
                  <span className="me-3">{messages.subtask(index)}</span>
                ) : (
                  <span className="sr-only">{messages.task(task.number)}</span>
                )}
              </h4>
              <ExerciseText source={description} />
            </div>
            <p className="mt-1 text-base text-quiet">
              {isOpen(result) ? messages.notMarked : messages.result(result.points, result.maxPoints)}
            </p>
            {question.controls.map((right, place) => {
              const given = state[index]?.[place]
              return (
                <ControlReview
                  key={place}
                  given={kept.isChanged ? undefined : given}
                  fields={result.controls[place] ?? []}
                  right={right}
                  remark={question.remarks[place]}
                />
              )
            })}
            {question.hints.length > 0 && <Solution hints={question.hints} />}
            {question.scheme ? (
              <OwnWork
                attempt={attempt}
                place={{ number: task.number, subTask: index }}
                scheme={question.scheme}
                marks={result.selfMarking?.marks}
              />
            ) : (
              <RetryQuestion exerciseId={task.exerciseId} generated={generated} subTask={index} />
            )}
          </section>
        )
      })}
      <SiteLink
        href={exercisePath(task.exerciseId, generated)}
        className="mt-4 inline-flex min-h-12 items-center text-base font-semibold text-leaf underline underline-offset-4"
      >
        {messages.withHelp}
        <span className="sr-only"> ({messages.task(task.number)})</span>
      </SiteLink>
    </div>
  )
}

interface ControlReviewProps {
  /** What was left in the control, with its marks; absent where it cannot be shown. */
  readonly given: ControlState | undefined
  readonly fields: readonly FieldOutcome[]
  readonly right: ReviewedSubtask['controls'][number]
  readonly remark: string | undefined
}

function ControlReview({ given, fields, right, remark }: ControlReviewProps) {
  const isEmpty = fields.every((field) => field === 'empty')
  const isRight = fields.every((field) => field === 'correct')
  return (
    <div className="mt-4 space-y-3">
      {given && (
        <div className="space-y-2">
          <p className="text-base font-semibold">{messages.yourAnswer}</p>
          {isEmpty ? <p className="text-base text-quiet">{messages.noAnswer}</p> : <GivenAnswer control={given} />}
          {!isEmpty && <p className="text-base">{verdictOn(given, fields)}</p>}
        </div>
      )}
      {remark && (
        <div className="rounded-card bg-sky-wash px-4 py-3 text-base">
          <ExerciseText source={remark} />
        </div>
      )}
      {!isRight && (
        <div className="space-y-2">
          <p className="text-base font-semibold">{messages.rightAnswer}</p>
          <PaperControlView control={right} />
        </div>
      )}
    </div>
  )
}

function verdictOn(given: ControlState, fields: readonly FieldOutcome[]): string {
  const right = fields.filter((field) => field === 'correct').length
  if (right === fields.length) return messages.allRight
  if (given.type === 'multi-choice') return ticksIn(given.draft, fields)
  if (fields.length > 1) return messages.someRight(right, fields.length)
  return fields[0] === 'ungraded' ? messages.unread : messages.wrongAnswer
}

/** A box that is rightly left empty is no answer that anybody gave, and gets no points. */
function ticksIn(ticks: readonly boolean[], fields: readonly FieldOutcome[]): string {
  return messages.ticks({
    right: fields.filter((field, index) => field === 'correct' && ticks[index]).length,
    wrong: fields.filter((field) => field === 'wrong').length,
    missed: fields.filter((field) => field === 'empty').length,
  })
}

/** All hints from the first, folded: who wants to try again first need not see them. */
function Solution({ hints }: { readonly hints: readonly string[] }) {
  return (
    <details className="mt-4 rounded-card bg-sun-wash px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center text-base font-semibold">
        {messages.solution}
      </summary>
      <ol className="space-y-3 pt-1 pb-3">
        {hints.map((hint, index) => (
          <li key={index} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <span className="font-bold text-sun-ink tabular-nums">
              {exerciseMessages.hintNumber(index + 1, hints.length)}
            </span>
            <ExerciseText source={hint} />
          </li>
        ))}
      </ol>
    </details>
  )
}
