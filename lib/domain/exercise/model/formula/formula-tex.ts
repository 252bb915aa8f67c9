import type { FormulaLayout } from './formula-layout'

// biome-ignore format: a table reads better in rows
const SIGNS: Readonly<Record<string, string>> = {
  '−': '-', '·': '\\cdot ', π: '\\pi ', '{': '\\{', '}': '\\}', ';': ';\\,', '∅': '\\emptyset ',
  '∞': '\\infty ', ℝ: '\\mathbb{R}', '∪': '\\cup ', '∖': '\\setminus ', '≤': '\\le ', '≥': '\\ge ', '≠': '\\ne ',
}

/** A formula in TeX. */
export function formulaTex(layout: FormulaLayout): string {
  switch (layout.kind) {
    case 'number':
      return layout.text.replace(',', '{,}').replaceAll('\u00a0', '\\,')
    case 'letter':
    case 'operator':
      return SIGNS[layout.text] ?? layout.text
    case 'words':
      return `\\text{ ${layout.text} }`
    case 'row':
      return layout.parts.map(formulaTex).join('')
    case 'fraction':
      return `\\frac{${formulaTex(layout.top)}}{${formulaTex(layout.bottom)}}`
    case 'power':
      return `${formulaTex(layout.base)}^{${formulaTex(layout.exponent)}}`
    case 'root':
      return `\\sqrt{${formulaTex(layout.of)}}`
    case 'fenced': {
      const [opening = '', closing = ''] = [...layout.fence].map((sign) => SIGNS[sign] ?? sign)
      return `\\left${opening}${formulaTex(layout.of)}\\right${closing}`
    }
  }
}
