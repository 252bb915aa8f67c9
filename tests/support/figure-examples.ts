import { readFileSync } from 'node:fs'
import { compileScript } from '@/interpreter'
import { compileText } from '@/lib/domain/exercise/variant/text-template'
import { splitFigures } from '@/lib/shared/figure/figure-fence'

/** An example of docs/figures.md, evaluated. */
export interface FigureExample {
  /** The kind and the example's number among those of the kind, as its picture is called. */
  readonly name: string
  readonly kind: string
  /** The figure as data. */
  readonly json: string
}

/** The page, whose one fence within a longer fence is no example by itself. */
export const figureGuide = readFileSync('docs/figures.md', 'utf8').replace(/^````[\s\S]*?^````$/gm, '')

/** Every example of docs/figures.md, in order. */
export function figureExamples(): readonly FigureExample[] {
  const script = compileScript('')
  const rendered = compileText(script, figureGuide.replaceAll('@', '@@')).render(script.run({ seed: 1, difficulty: 1 }))
  const counts = new Map<string, number>()
  return splitFigures(rendered).flatMap(({ isFigure, text }) => {
    if (!isFigure) return []
    const { kind }: { kind: string } = JSON.parse(text)
    const number = (counts.get(kind) ?? 0) + 1
    counts.set(kind, number)
    return [{ name: `${kind}-${number}`, kind, json: text.trim() }]
  })
}
