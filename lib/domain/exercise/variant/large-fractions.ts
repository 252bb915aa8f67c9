/**
 * A text whose fractions are as large as in a line of their own: beside a field or in an option, those within a line are
 * too small to read. Fractions within others, in exponents and in indices stay small.
 *
 * @param text Markdown with `$…$` mathematics.
 */
export function withLargeFractions(text: string): string {
  return text.includes('\\frac') ? text.replace(/\$[^$]+\$/g, enlarge) : text
}

function enlarge(formula: string): string {
  let depth = 0
  // A brace that is escaped is one to be shown.
  return formula.replace(/\\frac(?![A-Za-z])|\\.|[{}]/g, (token, at: number) => {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    const isSmall = depth > 0 || /[\^_]\s*$/.test(formula.slice(0, at))
    return token === '\\frac' && !isSmall ? '\\dfrac' : token
  })
}
