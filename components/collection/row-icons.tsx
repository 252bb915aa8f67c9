import type { ReactNode } from 'react'
import { CheckCircleIcon, CheckIcon } from '@/components/ui/icons'
import type { DifficultyLevel } from '@/lib/domain/exercise/model'

const SIDE = 24

const DRAWINGS = {
  solved: <CheckCircleIcon size={SIDE} />,
  tick: <CheckIcon size={SIDE} />,
} satisfies Record<string, ReactNode>

/** Written out, since the schemas beside those of the model would come to the browser as well. */
export const LEVELS = [1, 2, 3] as const satisfies readonly DifficultyLevel[]

/** The drawings of all rows of a page, once: rows refer to them, since a list has hundreds. It stands before the rows. */
export function RowIconSprite() {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it shows nothing
    <svg className="hidden">
      {Object.entries(DRAWINGS).map(([name, drawing]) => (
        <symbol key={name} id={`row-${name}`} viewBox={`0 0 ${SIDE} ${SIDE}`}>
          {drawing}
        </symbol>
      ))}
    </svg>
  )
}

interface RowIconProps {
  readonly name: keyof typeof DRAWINGS
  /** Side in CSS pixels. */
  readonly size: number
}

/** An icon of a row, silent for screen readers. */
export function RowIcon({ name, size }: RowIconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`#row-${name}`} />
    </svg>
  )
}
