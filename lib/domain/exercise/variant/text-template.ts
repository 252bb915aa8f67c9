import { compileTemplate, type Run, type Script, type Value } from '@/interpreter'
import { figureFunctions, figureJson } from '@/lib/domain/figure/figure-value'
import { type FigureFence, indentOfFence, parseFigureFences } from '@/lib/shared/figure/figure-fence'
import { FIGURE_KINDS } from '@/lib/shared/figure/kinds'

/** A text of an exercise, compiled for the runs of its script. */
export interface TextTemplate {
  /**
   * @param extraValues the values of the extra names that it was compiled with, in their order.
   * @throws ScriptError or FigureError when an expression in the text is faulty.
   */
  render(run: Run, extraValues?: readonly Value[]): string
}

/**
 * Compiles a text of an exercise: templates between at signs, and figures. A figure fence holds one expression; in the
 * rendered text it holds the figure as data, which `components/figure` draws.
 *
 * @param extraNames in scope beside the names of the script.
 * @throws ScriptError for a faulty expression; its position in a figure counts in the whole text.
 */
export function compileText(script: Script, text: string, extraNames: readonly string[] = []): TextTemplate {
  const parts = parseFigureFences(text)
  const templates = parts.map((part) =>
    typeof part === 'string'
      ? compileTemplate(script, part, { extraNames })
      : compileFigure(script, text, part, extraNames),
  )
  return { render: (run, extraValues) => templates.map((template) => template.render(run, extraValues)).join('') }
}

function compileFigure(
  script: Script,
  source: string,
  { start, end }: FigureFence,
  extraNames: readonly string[],
): TextTemplate {
  const expression = script.compileExpressionAt({ source, start, end }, [...FIGURE_KINDS, ...extraNames])
  const indent = indentOfFence(source.slice(0, start))
  return {
    render: (run, extraValues = []) =>
      `${indent}${figureJson(expression.evaluate(run, [...figureFunctions(), ...extraValues]))}\n`,
  }
}
