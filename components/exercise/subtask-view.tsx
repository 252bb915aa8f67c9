import type { ReactNode, Ref, SyntheticEvent } from 'react'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { PaperWork } from '../self-marking/paper-work'
import { ControlView } from './controls/control-view'
import { withUnsupported } from './controls/with-unsupported'
import { ExerciseText } from './exercise-text'
import { Hints } from './hints'
import type { ControlState } from './player/control-state'
import type { SubtaskState } from './player/player-state'

interface SubtaskViewProps {
  readonly subTask: SubtaskState
  /** Position of the sub-task, from 1; without it the exercise has only this one, and it is not numbered. */
  readonly position: number | undefined
  readonly formId: string
  readonly isLocked: boolean
  readonly onEdit: (index: number, control: ControlState) => void
  /** The pupil has gone to a field, or pressed one that takes nothing. */
  readonly onEngage: ((event: SyntheticEvent<HTMLElement>) => void) | undefined
  readonly onEnterField: (() => void) | undefined
  readonly onSubmit: (() => void) | undefined
  /** What is said of the answer. */
  readonly card: ReactNode
  readonly afterLastHint: ReactNode
  readonly ref?: Ref<HTMLElement>
}

/** One sub-task: its question, its controls as a form, and the hints given so far. */
export function SubtaskView({
  subTask,
  position,
  formId,
  isLocked,
  onEdit,
  onEngage,
  onEnterField,
  onSubmit,
  card,
  afterLastHint,
  ref,
}: SubtaskViewProps) {
  return (
    <section ref={ref}>
      {position !== undefined && (
        <h2 className="mb-2.5 font-sans text-sm leading-none font-semibold tracking-wider text-leaf uppercase">
          {exerciseMessages.subtask(position)}
        </h2>
      )}
      <div className="text-[clamp(1.25rem,1.1rem+1vw,1.5rem)] leading-snug font-[550] max-sm:in-[.trial]:text-[1.125rem] print:break-inside-avoid print:break-after-avoid">
        <ExerciseText source={subTask.description} />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: fields of keyboards tell by their focus, others cannot be got to */}
      <form
        id={formId}
        // Sent by the browser itself, before the page's code runs, such a form does nothing instead of leaving the page.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.()
        }}
        onFocus={(event) => {
          onEngage?.(event)
          if (event.target.matches('[data-field]')) onEnterField?.()
        }}
        onClick={onEngage}
        // What takes nothing tells so when it is pressed, which may be before anybody hears it.
        data-pressable={onSubmit ? undefined : ''}
        noValidate
        className="mt-7 space-y-10 low:mt-3 max-sm:in-[.trial]:mt-2"
      >
        {withUnsupported(
          subTask.controls.map((control, index) => (
            <ControlView
              key={index}
              control={control}
              index={index}
              isLocked={isLocked}
              onChange={(changed) => onEdit(index, changed)}
            />
          )),
          subTask.unsupported,
        )}
      </form>
      {subTask.isSelfMarked && <PaperWork />}
      {/* Far enough below for what the controls say of themselves. */}
      <div className="mt-10 empty:hidden low:mt-9 tiny:mt-8">{card}</div>
      <Hints
        hints={subTask.hints}
        maxHints={subTask.maxHints}
        areAllGiven={!subTask.isHintsLeft}
        afterLast={afterLastHint}
      />
    </section>
  )
}
