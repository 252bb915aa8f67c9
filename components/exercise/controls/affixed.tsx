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
  /** Whether what it stands around is one field, which a unit stays beside. */
  readonly isOneField?: boolean
  readonly children: (name: string) => ReactNode
}

/** In letters. A longer postfix goes on with a calculation, and may stand in a line of its own. */
const LONGEST_UNIT = 10

/** A field between its prefix and its postfix, all three of which make its name: "12 + 5 = (label) cm". */
export function Affixed({
  affixes: { prefix, postfix },
  label,
  isAligned = false,
  isOneField = true,
  children,
}: AffixedProps) {
  const name = [prefix && toPlainText(prefix), label, postfix && toPlainText(postfix)].filter(Boolean).join(' ')
  const isUnit = postfix !== undefined && isOneField && !isAligned && toPlainText(postfix).length <= LONGEST_UNIT
  const unit = postfix && (
    // A unit is short, and not to be broken: it is the prefix that gives way.
    <span className={isAligned || isUnit ? '[overflow-wrap:normal]' : 'min-w-0'}>
      <ExerciseText source={postfix} inline />
    </span>
  )
  return (
    <div
      className={`items-center gap-x-3 text-[1.375rem] ${isAligned ? 'col-span-3 grid grid-cols-subgrid' : 'flex max-w-full flex-wrap gap-y-2'}`}
    >
      {(prefix || isAligned) && <span className="min-w-0">{prefix && <ExerciseText source={prefix} inline />}</span>}
      {isUnit ? (
        <div className="flex max-w-full items-center gap-x-3">
          {children(name)}
          {unit}
        </div>
      ) : (
        <>
          {children(name)}
          {unit}
        </>
      )}
    </div>
  )
}
