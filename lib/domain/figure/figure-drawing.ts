import { createBoundedCache } from '@/lib/shared/bounded-cache'
import { drawFigure } from '@/lib/shared/figure/draw/draw-figure'
import type { Scene } from '@/lib/shared/figure/draw/scene'
import { type Figure, type FigureFault, parseFigure } from '@/lib/shared/figure/model'

type FigureDrawing =
  | { readonly faults: readonly FigureFault[] }
  /** A table has no scene. */
  | { readonly figure: Figure; readonly scene: Scene | undefined }

/**
 * Of one draw of an explainer each is asked for several times: for its room, its keys, its faults, and where it stays; that
 * of an answer for its places and its faults.
 */
const drawings = createBoundedCache<FigureDrawing>(200)

/** A figure as `figureJson` writes it, read and drawn. */
export function figureDrawing(json: string): FigureDrawing {
  // Behind its fence it ends with a line.
  return drawings.getOrCreate(json.trim(), () => {
    const figure = parseFigure(json)
    if ('faults' in figure) return figure
    return { figure, scene: figure.kind === 'table' ? undefined : drawFigure(figure) }
  })
}
