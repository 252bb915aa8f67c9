import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { LazyRichText, loadRichText } from '@/components/rich-text/lazy-rich-text'
import { RichText } from '@/components/rich-text/rich-text'
import { wikiLinkHandlers } from '@/components/wiki/wiki-link-handlers'
import { WikiReaderContext } from '@/components/wiki/wiki-reader'

test('sets mathematics with MathML beside it', () => {
  const { container } = render(<RichText source="Mennyi $\frac{1}{4} + \frac{1}{3}$?" />)
  expect(container.querySelectorAll('math mfrac')).toHaveLength(2)
  expect(container.querySelector('.katex-html')).toHaveAttribute('aria-hidden', 'true')
})

test.each([
  ['in a block of its own', 'Oldd meg!\n\n$$\nx + 1 = 3\n$$'],
  ['within a line', 'Oldd meg: $$x + 1 = 3$$'],
])('displays $$…$$ %s', (_, source) => {
  const { container } = render(<RichText source={source} />)
  expect(container.querySelectorAll('math[display="block"]')).toHaveLength(1)
})

test('sets a sign after an opening bar without the space of a subtraction', () => {
  const { container } = render(<RichText source="$|-7| - |+3| - 2$" />)
  expect(container.querySelectorAll('.katex-html .mbin')).toHaveLength(2)
})

test.each([
  ['12 000 Ft-ba került', '12 000\u00a0Ft-\u2060ba került'],
  ['20%-kal, 3-mal, 5 cm-es', '20%-\u2060kal, 3-\u2060mal, 5\u00a0cm-\u2060es'],
  ['90 km/h, 12 m², 3 mell, 4 dl.', '90\u00a0km/h, 12\u00a0m², 3 mell, 4\u00a0dl.'],
  ['négyezer-hétszáz, 5-9. osztály', 'négyezer-hétszáz, 5-9. osztály'],
])('keeps endings on the line of what they belong to: %s', (source, shown) => {
  const { container } = render(<RichText source={source} />)
  expect(container.textContent).toBe(shown)
})

/** What stands before and behind each formula in one box with it. */
function tiedTo(container: HTMLElement): readonly (readonly string[])[] {
  return [...container.querySelectorAll('.tied')].map((box) =>
    [...box.childNodes].filter((part) => part instanceof Text).map((text) => text.data),
  )
}

test('keeps what follows a formula on its line', () => {
  const { container } = render(<RichText source="osztható $9$-cel, az $1$%-a, $x$ és $1 + 2 + 3 + 4 + 5$-tel" />)
  expect(tiedTo(container)).toEqual([['-cel,'], ['%-\u2060a,'], ['-tel']])
  expect(container).toHaveTextContent(/^osztható 9.*-cel, az 1.*%-.?a, x.* és .*-tel$/)
})

test('keeps a unit on the line of its formula', () => {
  const { container } = render(<RichText source="Az $a$ oldal $12$ cm hosszú, a kerület $4a$ méter." />)
  expect(tiedTo(container)).toEqual([[' cm']])
  expect(container).toHaveTextContent(/12.* cm hosszú, a kerület/)
})

test('keeps a bracket and a number with the formula that goes on from it', () => {
  const { container } = render(<RichText source="Nézd ($x$), 27 000 $: 60 = 450$ és $7 \\cdot 8 =$ 56 lesz." />)
  expect(tiedTo(container)).toEqual([['(', '),'], ['000 '], [' 56']])
  expect(container).toHaveTextContent(/^Nézd \(x.*\), 27 000 :.* 56 lesz\.$/)
})

test('shows faulty TeX as it was written', () => {
  const { container } = render(<RichText source="$\nosuchthing$" inline />)
  expect(container).toHaveTextContent('\\nosuchthing')
})

test.each([
  ['raw HTML', 'Ez <b onclick="alert(1)">nem</b> félkövér.', 'b'],
  ['a script address', '[ide](javascript:alert)', 'a[href^="javascript"]'],
  ['a link in mathematics', '$\\href{javascript:alert}{x}$', 'a'],
  ['an element in mathematics', '$\\text{<img src=x>}$', 'img'],
])('makes nothing of %s', (_, source, forbidden) => {
  const { container } = render(<RichText source={source} />)
  expect(container.querySelector(forbidden)).toBeNull()
})

test('gives links away without a window to this page', () => {
  render(<RichText source="[videó](https://example.org/video)" />)
  expect(screen.getByRole('link', { name: /^videó/ })).toHaveAttribute('rel', 'noreferrer')
})

describe('a wiki link', () => {
  const reader = { read: jest.fn(), prepare: jest.fn() }
  const renderWithWiki = (text: ReactElement) =>
    render(
      <WikiReaderContext value={reader}>
        <div {...wikiLinkHandlers(reader)}>{text}</div>
      </WikiReaderContext>,
    )

  test('is a button that tells its page', async () => {
    const { container } = renderWithWiki(
      <RichText source="A ~[közös **nevező**](kozos-nevezo), az **~[ív](iv)** és $\\frac{1}{2}$." />,
    )
    expect(container).toHaveTextContent(/^A közös nevező, az ív és /)
    await userEvent.click(screen.getByRole('button', { name: 'közös nevező' }))
    expect(reader.read).toHaveBeenCalledWith('kozos-nevezo', screen.getByRole('button', { name: 'közös nevező' }))
    expect(screen.getByRole('button', { name: 'ív' })).toHaveAttribute('data-wiki-page', 'iv')
  })

  test('stays on the line of what follows it', () => {
    const { container } = renderWithWiki(<RichText source="A ~[tört](tort), az" />)
    expect(container.querySelector('.whitespace-nowrap')).toHaveTextContent(/^tört,$/)
  })

  test('is its label only within a label, and where there is no wiki', () => {
    const { container } = renderWithWiki(<RichText source="A ~[**tört**](tort) része" inline />)
    expect(container.firstElementChild?.innerHTML).toBe('A <strong class="font-[750]">tört</strong> része')
    const { container: sheet } = render(<RichText source="A ~[tört](tort) része" />)
    expect(sheet).toHaveTextContent(/^A tört része$/)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('is an ordinary link when its mark is escaped', () => {
    renderWithWiki(<RichText source="\\~[ide](https://example.org)" />)
    expect(screen.getByRole('link', { name: /^ide/ })).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

test('sets tables', () => {
  render(<RichText source={'| óra | °C |\n|---|---|\n| 8 | −2 |'} />)
  expect(screen.getByRole('columnheader', { name: 'óra' })).toBeInTheDocument()
  expect(screen.getByRole('cell', { name: '−2' })).toBeInTheDocument()
})

test.each(['1848.', '- 5', '+ 3', '# 7', '> 4', '12) alma', '---', '| 3 |'])(
  'leaves the label “%s” as it is',
  (source) => {
    const { container } = render(<RichText source={source} inline />)
    expect(container.innerHTML).toBe(source.replace('>', '&gt;'))
  },
)

test('marks up a label without making a paragraph of it', () => {
  const { container } = render(<RichText source="**nagyobb**, mint $5$" inline />)
  expect(container.querySelector('p')).toBeNull()
  expect(screen.getByText('nagyobb').tagName).toBe('STRONG')
})

test('shows a text as it was written until the renderer is there, and then properly', async () => {
  render(<LazyRichText source="A **közös** nevező" />)
  expect(screen.getByText('A **közös** nevező')).toBeInTheDocument()
  expect((await screen.findByText('közös')).tagName).toBe('STRONG')
})

test('shows a text properly at once when the renderer is there', async () => {
  await loadRichText()
  render(<LazyRichText source="A **közös** nevező" inline />)
  expect(screen.getByText('közös').tagName).toBe('STRONG')
})
