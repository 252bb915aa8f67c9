import type { ElementContent } from 'hast'
import { Fragment, type ReactElement } from 'react'
import { splitFigures } from '@/lib/shared/figure/figure-fence'
import { Figure } from './figure'

/** The figure that a piece of code holds, when it is one in a figure fence. */
export function figureSource(code: ElementContent | undefined): string | undefined {
  if (code?.type !== 'element') return undefined
  const names = code.properties.className
  if (!Array.isArray(names) || !names.includes('language-figure')) return undefined
  return code.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
}

/** Renders a text that may hold figures within a line, where Markdown knows no fences: the label of an option. */
export function withFigures(text: string, render: (text: string) => ReactElement): ReactElement {
  const parts = splitFigures(text)
  if (parts.length === 1) return render(text)
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>{part.isFigure ? <Figure source={part.text} /> : render(part.text)}</Fragment>
      ))}
    </>
  )
}
