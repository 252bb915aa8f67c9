import type { Run, Script } from '@/interpreter'
import { figureDrawing } from '@/lib/domain/figure/figure-drawing'
import { figureFunctions, figureJson } from '@/lib/domain/figure/figure-value'
import { barFrames, pieCircles } from '@/lib/shared/figure/draw/fractions'
import type { Box } from '@/lib/shared/figure/draw/geometry'
import { numberLineX } from '@/lib/shared/figure/draw/number-line'
import { layOutPlane } from '@/lib/shared/figure/draw/plane'
import { parseJson } from '@/lib/shared/figure/figure-fence'
import { FIGURE_KINDS } from '@/lib/shared/figure/kinds'
import type { DrawnFigure } from '@/lib/shared/figure/model'
import { isRecord } from '@/lib/shared/is-record'
import type { AnswerFigure } from '../model'
import type { FigureControlType } from '../model/figure-answer'
import { exactNumber, scaleBetween } from './exact-scale'
import { PropertyError } from './property-error'

/** What a figure is for: a control, and how many fields it has. */
interface Purpose {
  readonly type: FigureControlType
  readonly fields: number
}

type FigureReader = (run: Run, purpose: Purpose) => { readonly figure?: AnswerFigure }

/**
 * Compiles the figure in which a control may be answered: an expression as between figure fences, or one that gives
 * `false` where there shall be none.
 *
 * @throws ScriptError for a faulty expression.
 */
export function compileAnswerFigure(script: Script, source: unknown): FigureReader {
  if (typeof source !== 'string') return () => ({})
  const expression = script.compileExpressionAt({ source, start: 0, end: source.length }, [...FIGURE_KINDS])
  return (run, purpose) => {
    const value = expression.evaluate(run, figureFunctions())
    return value === false ? {} : { figure: toAnswerFigure(parseJson(figureJson(value)), purpose) }
  }
}

/** How much is left free above a line for the pins that are put on it, in units of the drawing. */
const PIN_ROOM = 52

/** @throws PropertyError for a figure that is faulty, or in which this control cannot be answered. */
function toAnswerFigure(given: unknown, purpose: Purpose): AnswerFigure {
  const options = isRecord(given) && given.kind === 'number-line' ? { room: PIN_ROOM, ...given } : given
  const json = JSON.stringify(options)
  const drawing = figureDrawing(json)
  if ('faults' in drawing) throw new PropertyError(`figure: ${drawing.faults.join('; ')}`)
  const { figure, scene } = drawing
  const problem = misfit(figure, purpose)
  if (problem) throw new PropertyError(`figure: ${problem}`)
  if (!isAnswerable(figure) || !scene || !isRecord(options))
    throw new PropertyError(`figure: no ${figure.kind} is answered in`)
  const drawn = { drawing: `\`\`\`figure\n${json}\n\`\`\``, box: rounded(scene.box) }
  return withPlaces(figure, options, drawn)
}

const ANSWERABLE = ['number-line', 'coordinate-plane', 'fraction-bar', 'fraction-pie', 'clock'] as const
type Answerable = Extract<DrawnFigure, { kind: (typeof ANSWERABLE)[number] }>
type Parts = Extract<Answerable, { kind: 'fraction-bar' | 'fraction-pie' }>

const isAnswerable = (figure: { readonly kind: string }): figure is Answerable =>
  ANSWERABLE.some((kind) => kind === figure.kind)

/** Why a control cannot be answered in a figure; `undefined` where it can. */
function misfit(figure: { readonly kind: string }, { type, fields }: Purpose): string | undefined {
  if (!isAnswerable(figure)) return undefined
  if (type === 'point') return figure.kind === 'coordinate-plane' ? undefined : 'points are set on a plane'
  switch (figure.kind) {
    case 'number-line':
      return undefined
    case 'coordinate-plane':
      return type === 'number-list' && fields % 2 === 0 ? undefined : 'a plane needs a list of pairs of coordinates'
    case 'clock':
      if (figure.hands) return 'a clock that is to be set has no hands'
      return type === 'number-list' && fields === 2 ? undefined : 'a clock needs a list of hour and minute'
    case 'fraction-bar':
    case 'fraction-pie':
      return type === 'number-list' ? 'parts need a fraction or a single number' : misfitOfParts(wholesOf(figure))
  }
}

function misfitOfParts(wholes: ReturnType<typeof wholesOf>): string | undefined {
  if (wholes.some(({ parts }) => parts !== wholes[0]?.parts)) return 'all wholes need the same number of parts'
  const isShaded = wholes.some(({ shaded }) => [shaded].flat().some((part) => part > 0))
  return isShaded ? 'a part is shaded already' : undefined
}

function wholesOf(figure: Parts) {
  const several = figure.kind === 'fraction-bar' ? figure.bars : figure.pies
  return figure.parts === undefined ? several : [{ parts: figure.parts, shaded: figure.shaded }]
}

/** @param options those of the figure as its author gave them: fractions are still exact there. */
function withPlaces(
  figure: Answerable,
  options: Readonly<Record<string, unknown>>,
  drawn: Pick<AnswerFigure, 'drawing' | 'box'>,
): AnswerFigure {
  switch (figure.kind) {
    case 'number-line': {
      const scale = scaleBetween(options.from, options.to, exactNumber(options.step), figure.minor)
      const end = (scale.start + scale.last * scale.step) / scale.denominator
      const ends = [figure.from, end].map((value) => hundredth(numberLineX(figure, value)))
      return { kind: figure.kind, ...drawn, scale, from: [ends[0] ?? 0, 0], to: [ends[1] ?? 0, 0] }
    }
    case 'coordinate-plane': {
      const step = options.step ?? 1
      const along = (range: unknown, own: unknown) => scaleBetween(...ends(range), exactNumber(own ?? step))
      return {
        kind: figure.kind,
        ...drawn,
        x: along(options.x, options['x-step']),
        y: along(options.y, options['y-step']),
        frame: rounded(layOutPlane(figure).frame),
      }
    }
    case 'fraction-bar':
      return { kind: figure.kind, ...drawn, parts: partsOf(figure), bars: barFrames(figure).map(rounded) }
    case 'fraction-pie':
      return {
        kind: figure.kind,
        ...drawn,
        parts: partsOf(figure),
        pies: pieCircles(figure).map(({ center, radius }) => ({ center: [center[0], center[1]], radius })),
      }
    case 'clock':
      return {
        kind: figure.kind,
        ...drawn,
        hours: { start: figure.from, step: 1, denominator: 1, last: 11 },
        minutes: { start: 0, step: 1, denominator: 1, last: 59 },
      }
  }
}

const ends = (range: unknown): readonly [unknown, unknown] => (Array.isArray(range) ? [range[0], range[1]] : [0, 0])
const partsOf = (figure: Parts) => wholesOf(figure)[0]?.parts ?? 1

/** Hundredths of a unit are finer than any screen. */
const hundredth = (value: number) => Math.round(value * 100) / 100

const rounded = ({ left, top, right, bottom }: Box): Box => ({
  left: hundredth(left),
  top: hundredth(top),
  right: hundredth(right),
  bottom: hundredth(bottom),
})
