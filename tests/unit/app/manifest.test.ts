import { existsSync, readFileSync } from 'node:fs'
import manifest from '@/app/manifest'

/** Width and height that the head of a PNG file names. */
function sizeOf(file: string): string {
  const png = readFileSync(file)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

const { icons = [], shortcuts = [], ...rest } = manifest()
const drawn = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])].filter(
  ({ type }) => type === 'image/png',
)

test.each(drawn.map(({ src, sizes }) => [src, sizes]))('%s has the size %s', (src, sizes) => {
  expect(sizeOf(`public${src}`)).toBe(sizes)
})

test.each(['any', 'maskable'])('there are icons of both sizes that a phone asks for (%s)', (purpose) => {
  const sizes = icons.filter((icon) => (icon.purpose ?? 'any') === purpose).map((icon) => icon.sizes)
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
})

test('the shortcuts lead to pages', () => {
  for (const { url } of shortcuts) expect(existsSync(`app/(site)${url}/page.tsx`)).toBe(true)
  expect(shortcuts.length).toBeGreaterThan(0)
})

test('the colours are those of the design', () => {
  const styles = readFileSync('app/globals.css', 'utf8')
  expect(rest).toMatchObject({ lang: 'hu', display: 'standalone' })
  expect(styles).toContain(`--color-paper: light-dark(${rest.background_color},`)
  expect(styles).toContain(`--color-leaf: light-dark(${rest.theme_color},`)
})
