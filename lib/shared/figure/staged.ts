import * as z from 'zod/mini'
import { isRecord } from '@/lib/shared/is-record'
import type { Shape } from './draw/scene'
import { parseJson } from './figure-fence'
import { type Figure, type FigureFault, parseFigure } from './model'

/** How a figure stands in the scene of an explainer. */
const Stage = z.object({
  /** The room of the drawing: the same for all pictures of a row, so that only what changes seems to move. */
  box: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
  /** The parts to look at, by their keys. */
  highlight: z.array(z.string()),
})
export type Stage = z.infer<typeof Stage>

/** A figure as `figureJson` writes it, with its place in a scene. */
export function stagedJson(json: string, stage: Stage): string {
  const figure = parseJson(json)
  return isRecord(figure) ? JSON.stringify({ ...figure, stage }) : json
}

/** Reads a figure that may stand in a scene. */
export function parseStagedFigure(json: string): {
  readonly figure: Figure | { readonly faults: readonly FigureFault[] }
  readonly stage?: Stage
} {
  if (!json.includes('"stage"')) return { figure: parseFigure(json) }
  const data = parseJson(json)
  const { stage, ...figure } = isRecord(data) ? data : {}
  const parsed = Stage.safeParse(stage)
  return { figure: parseFigure(JSON.stringify(figure)), ...(parsed.success && { stage: parsed.data }) }
}

/** Shapes that lie on each other in a drawing and are parts of one thing, or of none that has a name. */
export interface Part {
  readonly key: string | undefined
  readonly shapes: readonly Shape[]
}

/** A drawing cut where something else is drawn; a thing that is drawn in two places is found twice. */
export function partsOf(shapes: readonly Shape[]): readonly Part[] {
  const parts: { key: string | undefined; shapes: Shape[] }[] = []
  for (const shape of shapes) {
    const last = parts.at(-1)
    if (last && last.key === shape.key) last.shapes.push(shape)
    else parts.push({ key: shape.key, shapes: [shape] })
  }
  return parts
}

/** Tells whether a part is meant by one of these names; `point 1` means its label, `point 1 label`, too. */
export function isHighlighted(key: string | undefined, highlight: readonly string[]): boolean {
  return key !== undefined && highlight.some((name) => key === name || key.startsWith(`${name} `))
}
