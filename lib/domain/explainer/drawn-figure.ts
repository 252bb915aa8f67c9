import { drawFigure } from '@/lib/shared/figure/draw/draw-figure'
import type { Scene } from '@/lib/shared/figure/draw/scene'
import { figureJsonIn } from '@/lib/shared/figure/figure-fence'
import { parseFigure } from '@/lib/shared/figure/model'

/** The drawing of the figure in a text; `undefined` where it has none, a faulty one, or a table. */
export function drawnFigure(source: string): { readonly kind: string; readonly scene: Scene } | undefined {
  const figure = parseFigure(figureJsonIn(source) ?? '')
  if ('faults' in figure || figure.kind === 'table') return undefined
  return { kind: figure.kind, scene: drawFigure(figure) }
}

/** The keys of the parts of the figure in a text, in the order in which they are drawn. */
export function figureKeys(source: string): readonly string[] {
  return (drawnFigure(source)?.scene.shapes ?? []).flatMap(({ key }) => key ?? [])
}
