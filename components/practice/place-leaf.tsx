import { classNames } from '@/components/ui/class-names'
import { CheckIcon } from '@/components/ui/icons'
import type { PlaceState } from '@/lib/domain/practice/model/kinds'

interface PlaceLeafProps {
  /** From 1. */
  readonly position: number
  readonly state: PlaceState
  readonly isCurrent?: boolean
  readonly isSmall?: boolean
}

/** A place of today's practice as a leaf: solved with a check, else with its number. Its name is told beside it. */
export function PlaceLeaf({ position, state, isCurrent = false, isSmall = false }: PlaceLeafProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid place-items-center rounded-[12%_62%_12%_62%] font-bold tabular-nums',
        isSmall ? 'size-7.5 text-base' : 'size-10 text-lg max-[22.5rem]:size-9',
        isCurrent ? 'border-[3px]' : 'border-2',
        state === 'done' && 'border-leaf bg-leaf text-on-leaf',
        state === 'open' && 'border-leaf text-leaf',
        state === 'open' && isCurrent && 'bg-leaf-wash',
        state === 'locked' && 'border-dashed border-control text-quiet',
      )}
    >
      {state === 'done' ? <CheckIcon size={isSmall ? 16 : 20} strokeWidth={3} /> : position}
    </span>
  )
}
