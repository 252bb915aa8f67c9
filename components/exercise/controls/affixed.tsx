import type { ReactNode } from 'react'
import type { Affixes } from '@/lib/domain/exercise/model'
import { toPlainText } from '@/lib/shared/plain-text'
import { ExerciseText } from '../exercise-text'

interface AffixedProps {
  readonly affixes: Affixes
  /** Names the field for those who do not see where it stands. */
  readonly label: string
  /** The prefixes, fields and postfixes of several lines stand below each other: the parent is a grid of three columns. */
  readonly isAligned?: boolean
  readonly children: (name: string) => ReactNode
}

/** A field between its prefix and its postfix, all three of which make its name: "12 + 5 = (label) cm". */
export function Affixed({ affixes: { prefix, postfix }, label, isAligned = false, children }: AffixedProps) {
  const name = [prefix && toPlainText(prefix), label, postfix && toPlainText(postfix)].filter(Boolean).join(' ')
  return (
    <div
      className={`items-center gap-x-3 text-[1.375rem] ${isAligned ? 'col-span-3 grid grid-cols-subgrid' : 'flex max-w-full flex-wrap gap-y-2'}`}
    >
      {(prefix || isAligned) && <span className="min-w-0">{prefix && <ExerciseText source={prefix} inline />}</span>}
      {children(name)}
      {postfix && (
        // A unit is short, and not to be broken: it is the prefix that gives way.
        <span className={isAligned ? '[overflow-wrap:normal]' : 'min-w-0'}>
          <ExerciseText source={postfix} inline />
        </span>
      )}
    </div>
  )
}
