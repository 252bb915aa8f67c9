/** How a formula is written on paper: what is drawn in TeX and in MathML alike. */
export type FormulaLayout =
  | { readonly kind: 'number' | 'letter' | 'operator'; readonly text: string }
  /** Words of a sentence between formulas. */
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'row'; readonly parts: readonly FormulaLayout[] }
  | { readonly kind: 'fraction'; readonly top: FormulaLayout; readonly bottom: FormulaLayout }
  | { readonly kind: 'power'; readonly base: FormulaLayout; readonly exponent: FormulaLayout }
  | { readonly kind: 'root'; readonly of: FormulaLayout }
  /** `fence` is the opening and the closing sign. */
  | { readonly kind: 'fenced'; readonly fence: string; readonly of: FormulaLayout }

export const MINUS = operator('−')

export function row(parts: readonly FormulaLayout[]): FormulaLayout {
  return { kind: 'row', parts }
}

export function operator(text: string): FormulaLayout {
  return { kind: 'operator', text }
}

/** Parts with a sign between each two. */
export function separated(parts: readonly FormulaLayout[], sign: FormulaLayout): FormulaLayout {
  return row(parts.flatMap((part, index) => (index > 0 ? [sign, part] : [part])))
}
