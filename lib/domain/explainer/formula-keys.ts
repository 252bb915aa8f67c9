/** `\\key{name}{…}`: a term of a formula that is known again in the next one. */
const KEY = /\\key\{([^{}]*)\}/g

/** The keys in a text with formulas, in their order. */
export function formulaKeys(text: string): readonly string[] {
  return [...text.matchAll(KEY)].map(([, name = '']) => name.trim())
}

/** A text whose keyed terms are written as KaTeX takes them; those that are highlighted say so. */
export function withFormulaKeys(text: string, highlight: readonly string[]): string {
  return text.replace(KEY, (_, name: string) => {
    const key = name.trim()
    return `\\htmlData{key=${key}${highlight.includes(key) ? ',lit=1' : ''}}`
  })
}
