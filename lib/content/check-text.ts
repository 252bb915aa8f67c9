import katex from 'katex'

/**
 * Faults of one evaluated text: what a template left behind, and mathematics that KaTeX does not take in strict mode.
 */
export function checkText(text: string): readonly string[] {
  const parts = splitMath(text)
  if (!parts) return [`unbalanced $ in ${JSON.stringify(text)}`]
  return [...leftovers(text), ...parts.math.flatMap(checkMath)]
}

function leftovers(text: string): readonly string[] {
  const words = ['NaN', 'undefined', 'Infinity', '[object', '#<fn'].filter((word) => text.includes(word))
  return [...words, ...(text.includes('@') ? ['@'] : [])].map((word) => `${word} is left in ${JSON.stringify(text)}`)
}

/** The formulas between `$…$` and `$$…$$`; `undefined` when a dollar has no pair. `\$` is a dollar sign. */
function splitMath(text: string): { readonly math: readonly string[] } | undefined {
  const math: string[] = []
  const rest = text.replaceAll('\\$', '').replace(/\$\$([^$]*)\$\$|\$([^$]*)\$/g, (_, display, inline) => {
    math.push(display ?? inline)
    return ''
  })
  return rest.includes('$') ? undefined : { math }
}

function checkMath(formula: string): readonly string[] {
  if (formula.trim() === '') return ['empty mathematics']
  try {
    // Hungarian words in \text{} are outside of what KaTeX has metrics for, and render well all the same.
    katex.renderToString(formula, {
      strict: (code: string) => (code === 'unknownSymbol' || code === 'unicodeTextInMathMode' ? 'ignore' : 'error'),
      throwOnError: true,
    })
    return []
  } catch (error) {
    if (error instanceof Error) return [`${error.message} in $${formula}$`]
    throw error
  }
}
