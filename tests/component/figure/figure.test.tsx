import { render, screen, within } from '@testing-library/react'
import { Figure } from '@/components/figure/figure'
import { LazyRichText } from '@/components/rich-text/lazy-rich-text'
import { RichText } from '@/components/rich-text/rich-text'
import { FIGURE_KINDS } from '@/lib/shared/figure/kinds'
import { figureMessages } from '@/lib/shared/messages/figure'
import { toPlainText } from '@/lib/shared/plain-text'
import { figureExamples } from '@/tests/support/figure-examples'

const CLOCK = JSON.stringify({ kind: 'clock', hour: 3, alt: 'Óra, fél négy előtt' })
const fence = (json: string) => `\`\`\`figure\n${json}\n\`\`\``

test.each(figureExamples().filter(({ kind }) => kind !== 'table'))(
  '$name is one picture to screen readers, named by its alternative',
  ({ json }) => {
    const { container } = render(<Figure source={json} />)
    const picture = screen.getByRole('img', { name: JSON.parse(json).alt })
    expect(container.querySelectorAll('[aria-label], title')).toHaveLength(1)
    expect(picture.querySelectorAll('path, circle').length).toBeGreaterThan(0)
  },
)

test('a table keeps its cells and headings, and has the alternative as its caption', () => {
  const table = { kind: 'table', head: ['x', 1, 2.5], rows: [['y', '1/2', '?']], 'row-heads': true, alt: 'Táblázat' }
  render(<Figure source={JSON.stringify(table)} />)
  const found = screen.getByRole('table', { name: 'Táblázat' })
  expect(
    within(found)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['x', '1', '2,5'])
  expect(within(found).getByRole('rowheader')).toHaveTextContent('y')
  expect(
    within(found)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1/2', '?'])
})

test.each([
  ['an unknown kind', '{"kind":"triangle","alt":"x"}'],
  ['a faulty option', '{"kind":"clock","hour":"három","alt":"x"}'],
  ['no alternative', '{"kind":"clock","hour":3}'],
  ['something else', '[1, 2]'],
  ['no JSON', '(clock {:hour 3})'],
  ['nothing', ''],
])('shows a notice for %s', (_title, source) => {
  render(<Figure source={source} />)
  expect(screen.getByText(figureMessages.broken)).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('a figure stands in its text where its fence does, also in a list', () => {
  const source = `Nézd meg:\n\n${fence(CLOCK)}\n\n1. első\n\n   ${fence(CLOCK).replaceAll('\n', '\n   ')}\n\nVége $1$.`
  const { container } = render(<RichText source={source} />)
  expect(screen.getAllByRole('img', { name: 'Óra, fél négy előtt' })).toHaveLength(2)
  expect(within(screen.getByRole('listitem')).getByRole('img')).toBeVisible()
  expect(container).not.toHaveTextContent('kind')
})

test('a figure in a label is phrasing content, and its alternative is in the plain text', () => {
  const source = `Ez az:\n${fence(CLOCK)}\n`
  const { container } = render(<RichText source={source} inline />)
  expect(screen.getByRole('img', { name: 'Óra, fél négy előtt' })).toBeVisible()
  expect(container.querySelector('div, p, pre')).toBeNull()
  expect(toPlainText(source)).toBe('Ez az: Óra, fél négy előtt')
})

test('a text that is rendered in the browser shows its words first, and then its figure too', async () => {
  const { container } = render(<LazyRichText source={`Mennyi az idő?\n\n${fence(CLOCK)}`} />)
  expect(container).toHaveTextContent(/^Mennyi az idő\?$/)
  expect(await screen.findByRole('img', { name: 'Óra, fél négy előtt' })).toBeVisible()
})

test('other code stays code', () => {
  const { container } = render(<RichText source={'```js\n{"kind":"clock"}\n```'} />)
  expect(container.querySelector('pre code')).toHaveTextContent('{"kind":"clock"}')
})

test('labels show fractions with a bar, italics and subscripts without their markup', () => {
  const figure = {
    kind: 'number-line',
    from: 0,
    to: 1,
    step: 1,
    points: [
      ['1/2', '1/2'],
      [1, 'x_1'],
    ],
    alt: 'Számegyenes',
  }
  render(<Figure source={JSON.stringify(figure)} />)
  const picture = screen.getByRole('img')
  expect(picture.querySelectorAll('rect')).toHaveLength(1)
  expect(picture).toHaveTextContent('x1')
  expect(picture).not.toHaveTextContent('x_1')
})

test('every kind has an example', () => {
  expect(new Set(figureExamples().map(({ kind }) => kind))).toEqual(new Set(FIGURE_KINDS))
})
