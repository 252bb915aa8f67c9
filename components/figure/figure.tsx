import type { ReactElement } from 'react'
import { createBoundedCache } from '@/lib/shared/bounded-cache'
import { drawFigure } from '@/lib/shared/figure/draw/draw-figure'
import { parseStagedFigure } from '@/lib/shared/figure/staged'
import { figureMessages } from '@/lib/shared/messages/figure'
import { FigureTable } from './figure-table'
import { Picture } from './picture'

interface FigureProps {
  /** A figure as rendered texts hold it between their fences: JSON. */
  readonly source: string
}

/**
 * A figure of an exercise: a drawing with a text alternative, or a table. Its elements are phrasing content, except a
 * table's, so that the options of a question can be pictures. What is no figure shows as a notice.
 */
export function Figure({ source }: FigureProps) {
  return cached.getOrCreate(source, () => renderFigure(source))
}

/** Drawings are laid out anew for each text alone: those of exams and of the last seeds are asked for again. */
const cached = createBoundedCache<ReactElement>(1000)

function renderFigure(source: string): ReactElement {
  const { figure, stage } = parseStagedFigure(source)
  if ('faults' in figure) {
    return <span className={`${PLATE} px-3 py-2 text-quiet italic`}>{figureMessages.broken}</span>
  }
  if (figure.kind === 'table') return <FigureTable table={figure} />
  const drawn = drawFigure(figure)
  const scene = stage ? { ...drawn, box: stage.box } : drawn
  return (
    <span className={`${PLATE} p-2`}>
      <Picture scene={scene} alt={figure.alt} highlight={stage?.highlight} />
    </span>
  )
}

/** The same ground below every drawing, wherever it stands: its colours are chosen for it. */
const PLATE =
  'block w-fit max-w-full break-inside-avoid rounded-control border border-line bg-raised print:border-0 print:p-0'
