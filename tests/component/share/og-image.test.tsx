import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { OgImage } from '@/components/share/og-image'
import { StructuredData } from '@/components/share/structured-data'

const LONG = 'Pozitív és negatív egész számok összehasonlítása '.repeat(4).trim()
const drawings = () => document.querySelectorAll('svg').length

describe('the picture of a shared page', () => {
  test('says whose it is, what is on the page, and what the site promises', () => {
    render(<OgImage kicker="Gyakorlófeladat, 5. osztály" title="Törtek összeadása" />)
    for (const text of [
      'Matekliget',
      'Gyakorlófeladat, 5. osztály',
      'Törtek összeadása',
      'Lépésről lépésre, segítséggel, azonnali visszajelzéssel',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument()
    }
  })

  test('ends a long title at a word, before it runs out of the picture', () => {
    render(<OgImage kicker="Gyakorlófeladat" title={LONG} />)
    const shown = screen.getByText(/^Pozitív/).textContent ?? ''
    expect(shown.length).toBeLessThanOrEqual(121)
    expect(shown).toMatch(/ (?:Pozitív|és|negatív|egész|számok|összehasonlítása)…$/)
  })

  test('sets a long title smaller, and in place of the trees', () => {
    const { unmount } = render(<OgImage kicker="" title="Rövid" />)
    const short = { size: screen.getByText('Rövid').style.fontSize, drawings: drawings() }
    unmount()
    render(<OgImage kicker="" title={LONG} />)
    expect(Number.parseInt(screen.getByText(/^Pozitív/).style.fontSize, 10)).toBeLessThan(
      Number.parseInt(short.size, 10),
    )
    expect(drawings()).toBe(short.drawings - 1)
  })
})

test('nothing that an exercise is called ends the block of structured data', () => {
  const html = renderToStaticMarkup(<StructuredData things={[{ '@type': 'Thing', name: '</script><b>' }]} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const json = /<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><b>' }],
  })
})
