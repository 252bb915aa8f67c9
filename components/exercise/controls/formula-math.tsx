import { createElement, type ReactNode } from 'react'
import type { FormulaLayout } from '@/lib/domain/exercise/model/formula/formula-layout'

/**
 * A formula in MathML, which browsers draw and screen readers read by themselves: it is there at each
 * key, without the code of a renderer.
 */
export function FormulaMath({ layout }: { readonly layout: FormulaLayout }) {
  return createElement('math', null, drawn(layout))
}

function drawn(layout: FormulaLayout, key?: number): ReactNode {
  switch (layout.kind) {
    case 'number':
      return createElement('mn', { key }, layout.text)
    case 'letter':
      return createElement('mi', { key }, layout.text)
    case 'operator':
      return createElement('mo', { key }, layout.text)
    case 'words':
      return createElement('mtext', { key }, `\u00a0${layout.text}\u00a0`)
    case 'row':
      return createElement('mrow', { key }, layout.parts.map(drawn))
    case 'fraction':
      return createElement('mfrac', { key }, drawn(layout.top), drawn(layout.bottom))
    case 'power':
      return createElement('msup', { key }, drawn(layout.base), drawn(layout.exponent))
    case 'root':
      return createElement('msqrt', { key }, drawn(layout.of))
    case 'fenced': {
      const [opening, closing] = layout.fence
      return createElement(
        'mrow',
        { key },
        createElement('mo', null, opening),
        drawn(layout.of),
        createElement('mo', null, closing),
      )
    }
  }
}
