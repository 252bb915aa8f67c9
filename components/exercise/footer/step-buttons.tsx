import { CheckIcon } from '@/components/ui/icons'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { type PlayerState, type StepStatus, stepStatus } from '../player/player-state'

interface StepButtonsProps {
  readonly state: PlayerState
  readonly onSelect: (index: number) => void
}

/** One button for each sub-task: done with a check, current as a filled dot, later ones as small dots. */
export function StepButtons({ state, onSelect }: StepButtonsProps) {
  // As wide as a finger, and narrower where that takes more than a row; eight still stand in one on the narrowest phone.
  const isOneRow = state.subTasks.length <= 8
  return (
    <ol
      aria-label={exerciseMessages.progress}
      className={`flex min-w-0 items-center justify-center ${isOneRow ? '' : 'flex-wrap'}`}
    >
      {state.subTasks.map((_, index) => {
        const status = stepStatus(state, index)
        return (
          <li key={index} className={isOneRow ? 'w-12 min-w-6 max-sm:w-8' : 'w-8'}>
            <button
              type="button"
              onClick={() => onSelect(index)}
              disabled={status === 'waiting'}
              aria-current={index === state.selected ? 'step' : undefined}
              aria-label={LABELS[status](index + 1)}
              className="group grid h-12 w-full place-items-center rounded-control disabled:cursor-default"
            >
              <Dot status={status} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

const LABELS = {
  waiting: exerciseMessages.stepWaiting,
  current: exerciseMessages.stepCurrent,
  done: exerciseMessages.stepDone,
} satisfies Record<StepStatus, unknown>

// Borders and outlines, since forced colours take backgrounds and shadows away.
const RING = 'outline-leaf group-aria-[current=step]:outline-2 group-aria-[current=step]:outline-offset-2'

function Dot({ status }: { readonly status: StepStatus }) {
  if (status === 'waiting') return <span className="size-2.5 rounded-full border-2 border-control" />
  if (status === 'current') return <span className={`size-4.5 rounded-full border-[9px] border-leaf ${RING}`} />
  return (
    // A leaf, which comes from the answer: below the bar of a phone, above that of wider screens.
    <span
      key="done"
      className={`grid size-6 place-items-center rounded-[12%_62%_12%_62%] bg-leaf-wash text-leaf transition duration-120 group-hover:bg-leaf group-hover:text-on-leaf handheld:starting:translate-y-14 roomy:starting:-translate-y-14 starting:scale-150 motion-reduce:transition-none ${RING}`}
    >
      <CheckIcon size={15} strokeWidth={3} />
    </span>
  )
}
