import { memo } from 'react'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { ControlView } from '../exercise/controls/control-view'
import { withUnsupported } from '../exercise/controls/with-unsupported'
import { ExerciseText } from '../exercise/exercise-text'
import type { ControlState } from '../exercise/player/control-state'
import { PaperWork } from '../self-marking/paper-work'
import type { ExamTask, TaskState } from './exam-state'

interface ExamTaskViewProps {
  readonly task: ExamTask
  readonly state: TaskState
  /** Without it, the answers can be read and not changed. */
  readonly onEdit?: ((subTask: number, index: number, control: ControlState) => void) | undefined
}

/** A whole task as on paper: what it tells, and below it all that it asks. Memoised, since the clock ticks beside it. */
export const ExamTaskView = memo(function ExamTaskView({ task, state, onEdit }: ExamTaskViewProps) {
  const { generated, points, dropped } = task
  const isOne = generated.subTasks.length === 1
  return (
    <>
      {dropped && <p className="mb-4 text-base text-quiet">{messages.dropped(dropped)}</p>}
      {generated.description && (
        <div className="text-[clamp(1.125rem,1.05rem+0.5vw,1.25rem)] leading-snug">
          <ExerciseText source={generated.description} />
        </div>
      )}
      <form method="dialog" onSubmit={(event) => event.preventDefault()} noValidate className="mt-6 space-y-10">
        {generated.subTasks.map((subTask, index) => (
          <section key={index}>
            <div className="grid grid-cols-[auto_minmax(0,1fr)] text-[clamp(1.125rem,1.05rem+0.5vw,1.25rem)] leading-snug font-[550]">
              <span className="text-leaf">{!isOne && <span className="me-3">{messages.subtask(index)}</span>}</span>
              <ExerciseText source={subTask.description} />
            </div>
            {!isOne && <p className="mt-1 text-base text-quiet">{messages.points(points[index] ?? 0)}</p>}
            <div className="mt-5 space-y-8">
              {subTask.isSelfMarked && <PaperWork isExam />}
              {withUnsupported(
                (state[index] ?? []).map((control, place) => (
                  <ControlView
                    key={place}
                    control={control}
                    index={place}
                    isLocked={!onEdit}
                    onChange={(changed) => onEdit?.(index, place, changed)}
                  />
                )),
                subTask.unsupported,
              )}
            </div>
          </section>
        ))}
      </form>
    </>
  )
})
