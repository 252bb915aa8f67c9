import { compileScript, compileTemplate, type Run, ScriptError } from '@/interpreter'
import { FigureError, figureFunctions, figureJson } from '@/lib/domain/figure/figure-value'
import { type FigureFence, indentOfFence, parseFigureFences } from '@/lib/shared/figure/figure-fence'
import { FIGURE_KINDS } from '@/lib/shared/figure/kinds'

/** What pages are evaluated with: they are no exercises, and read the same each time. */
export const WIKI_SEED = { seed: 1, difficulty: 1 }

/**
 * The text of a page with its expressions and figures evaluated. One that fails shows `line:column message`, or
 * `Eval of "…" failed`, in its place; positions count in the whole text.
 *
 * @throws ScriptError when the text grows too long.
 */
export function evaluateWikiText(content: string): string {
  const run = compileScript('').run(WIKI_SEED)
  const figures = parseFigureFences(content).flatMap((part) =>
    typeof part === 'string' ? [] : [evaluateFigure(run, content, part)],
  )
  const text = compileTemplate(run.script, withEmptyFigures(content), { failures: 'inline' }).render(run)
  return fillFigures(text, figures)
}

/** Figures leave as many empty lines, so that what follows them stays where it was. */
function withEmptyFigures(content: string): string {
  return parseFigureFences(content)
    .map((part) => (typeof part === 'string' ? part : content.slice(part.start, part.end).replace(/[^\n]/g, '')))
    .join('')
}

/** A figure as data, or why there is none. */
type Figure = { readonly json: string } | { readonly failure: string }

function evaluateFigure(run: Run, content: string, { start, end }: FigureFence): Figure {
  try {
    const expression = run.script.compileExpressionAt({ source: content, start, end }, FIGURE_KINDS)
    return { json: figureJson(expression.evaluate(run, figureFunctions())) }
  } catch (error) {
    if (error instanceof ScriptError && error.position) {
      const { line, column } = error.position
      return { failure: `${line}:${column} ${error.message}` }
    }
    if (!(error instanceof ScriptError || error instanceof FigureError)) throw error
    return { failure: `Eval of "${content.slice(start, end).trim()}" failed` }
  }
}

function fillFigures(text: string, figures: readonly Figure[]): string {
  let place = 0
  return parseFigureFences(text).reduce<string>((before, part) => {
    if (typeof part === 'string') return before + part
    const figure = figures[place]
    place += 1
    if (!figure) return before
    const indent = indentOfFence(before)
    if ('json' in figure) return `${before}${indent}${figure.json}\n`
    // Without its language the fence shows what is in it.
    return `${before.replace(/figure[ \t]*\n$/, '\n')}${indent}${figure.failure}\n`
  }, '')
}
