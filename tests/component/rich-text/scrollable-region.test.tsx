import { act, render, screen } from '@testing-library/react'
import { RichText } from '@/components/rich-text/rich-text'

const TABLE = '| a | b |\n|---|---|\n| 1 | 2 |'
const FIGURE = '```figure\n{"kind":"table","rows":[[1,2]],"alt":"Az első két szám"}\n```'
const FORMULA = '$$x + 1 = 3$$'

/** Lays every box out with these widths, and gives a way to tell that they have changed. */
function layOut(widths: { content: number; box: number }) {
  const observers: (() => void)[] = []
  Object.defineProperty(HTMLElement.prototype, 'scrollWidth', { configurable: true, get: () => widths.content })
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => widths.box })
  Object.defineProperty(window, 'ResizeObserver', {
    configurable: true,
    value: class {
      constructor(changed: () => void) {
        observers.push(changed)
      }
      observe() {
        observers.at(-1)?.()
      }
      disconnect() {}
    },
  })
  return (box: number) =>
    act(() => {
      widths.box = box
      for (const changed of observers) changed()
    })
}

test.each([
  ['a table', TABLE, 'Táblázat'],
  ['a table that is a figure', FIGURE, 'Az első két szám'],
  ['a displayed formula', FORMULA, 'Képlet'],
])('%s is a stop of the tab key only while it is wider than its place', (_, source, name) => {
  const resizeTo = layOut({ content: 300, box: 400 })
  const { container } = render(<RichText source={source} />)
  expect(container.querySelector('[tabindex], [role="group"]')).toBeNull()
  resizeTo(200)
  expect(screen.getByRole('group', { name })).toHaveAttribute('tabindex', '0')
  resizeTo(300)
  expect(screen.queryByRole('group')).toBeNull()
})
