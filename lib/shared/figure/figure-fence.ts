/** What stands between the two fences of a figure, as offsets in the text around it. */
import { isRecord } from '@/lib/shared/is-record'
export interface FigureFence {
  readonly start: number
  readonly end: number
}

/** As Markdown reads fenced code, here with the language `figure`; in a list both fences are indented. */
const FENCE = /^[ \t]*(`{3,})figure[ \t]*\n([\s\S]*?)^[ \t]*\1`*[ \t]*$/gm

/**
 * Cuts a text at its figures, in order: what is between the fences of each, and the texts before, between and behind
 * with the fences themselves. Joined, the parts are the text.
 */
export function parseFigureFences(text: string): readonly (string | FigureFence)[] {
  const parts: (string | FigureFence)[] = []
  let from = 0
  for (const match of text.matchAll(FENCE)) {
    const [whole, , body = ''] = match
    const start = match.index + whole.indexOf('\n') + 1
    parts.push(text.slice(from, start), { start, end: start + body.length })
    from = start + body.length
  }
  return [...parts, text.slice(from)]
}

/** Cuts a text into whole figures, each as what is between its fences, and the texts around them. */
export function splitFigures(text: string): readonly { readonly isFigure: boolean; readonly text: string }[] {
  // As nearly every text.
  if (!text.includes('```')) return [{ isFigure: false, text }]
  const groups = 3 // what is outside, and of each figure its fence and its body
  return text.split(FENCE).flatMap((part, index) => {
    const group = index % groups
    return group === 1 ? [] : [{ isFigure: group === 2, text: part }]
  })
}

/** The data of the first figure in a rendered text, as one line of JSON; `undefined` when there is none. */
export function figureJsonIn(text: string): string | undefined {
  return splitFigures(text)
    .find(({ isFigure }) => isFigure)
    ?.text.trim()
}

/** What the line of an opening fence begins with, for a text that ends with that line: a figure in a list is indented. */
export function indentOfFence(before: string): string {
  return /[ \t]*(?=`+figure[ \t]*\n$)/.exec(before)?.[0] ?? ''
}

/** The text alternative of a figure as `figureJson` writes it; empty when there is none. */
export function figureAlternative(json: string): string {
  const figure: unknown = parseJson(json)
  const alt = isRecord(figure) ? figure.alt : undefined
  return typeof alt === 'string' ? alt : ''
}

/** Data in JSON; `undefined` when it is none. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The text around the figures. */
export function withoutFigures(text: string): string {
  return splitFigures(text)
    .flatMap((part) => (part.isFigure ? [] : [part.text]))
    .join('')
}
