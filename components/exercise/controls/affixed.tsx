import { type ReactNode, useId } from 'react'
import type { Affixes } from '@/lib/exercise/model'
import { ExerciseText } from '../exercise-text'

interface AffixedProps {
  readonly affixes: Affixes
  /** Names the field for those who do not see where it stands. */
  readonly label: string
  readonly children: (labelledBy: string) => ReactNode
}

/** A field between its prefix and its postfix, all three of which make its name: "12 + 5 = A válaszod cm". */
export function Affixed({ affixes: { prefix, postfix }, label, children }: AffixedProps) {
  const id = useId()
  const ids = [prefix && `${id}-prefix`, `${id}-label`, postfix && `${id}-postfix`]
  return (
    <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-2 text-[1.375rem]">
      {prefix && (
        <span id={`${id}-prefix`} className="min-w-0">
          <ExerciseText source={prefix} inline />
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
