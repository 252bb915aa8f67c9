import { type ReactNode, useId } from 'react'
import type { Affixes } from '@/lib/exercise/model'
import { ExerciseText } from '../exercise-text'

interface AffixedProps {
  readonly affixes: Affixes
  /** Names the field for those who do not see where it stands. */
  readonly label: string
  /** The prefixes, fields and postfixes of several lines stand below each other: the parent is a grid of three columns. */
  readonly isAligned?: boolean
  readonly children: (labelledBy: string) => ReactNode
}

/** A field between its prefix and its postfix, all three of which make its name: "12 + 5 = A válaszod cm". */
export function Affixed({ affixes: { prefix, postfix }, label, isAligned = false, children }: AffixedProps) {
  const id = useId()
  const ids = [prefix && `${id}-prefix`, `${id}-label`, postfix && `${id}-postfix`]
  return (
    <div
      className={`items-center gap-x-3 text-[1.375rem] ${isAligned ? 'col-span-3 grid grid-cols-subgrid' : 'flex max-w-full flex-wrap gap-y-2'}`}
    >
      {(prefix || isAligned) && (
        <span id={`${id}-prefix`} className="min-w-0">
          {prefix && <ExerciseText source={prefix} inline />}
        </span>
      )}
      <span id={`${id}-label`} className="sr-only">
        {label}
      </span>
      {children(ids.filter(Boolean).join(' '))}
      {postfix && (
        <span id={`${id}-postfix`} className="min-w-0">
          <ExerciseText source={postfix} inline />
        </span>
      )}
    </div>
  )
}
