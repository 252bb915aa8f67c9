import { figureDrawing } from '@/lib/domain/figure/figure-drawing'
import type { Scene } from '@/lib/shared/figure/draw/scene'
import { figureJsonIn } from '@/lib/shared/figure/figure-fence'

/** The drawing of the figure in a text; `undefined` where it has none, a faulty one, or a table. */
export function drawnFigure(source: string): { readonly kind: string; readonly scene: Scene } | undefined {
  const drawing = figureDrawing(figureJsonIn(source) ?? '')
  if ('faults' in drawing || !drawing.scene) return undefined
  return { kind: drawing.figure.kind, scene: drawing.scene }
}

/** The keys of the parts of the figure in a text, in the order in which they are drawn. */
export function figureKeys(source: string): readonly string[] {
  return (drawnFigure(source)?.scene.shapes ?? []).flatMap(({ key }) => key ?? [])
}
