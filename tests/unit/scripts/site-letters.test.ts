import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LATIN, LATIN_EXTENDED } from '@/scripts/support/site-letters.mjs'

/** All that either whole font has; for the rest, as Greek letters, the page takes a font of the system anyway. */
const IN_WHOLE_FONTS = /[\u0020-\u02ff\u2000-\u206f€™−∕]/u

test('no text of the site needs the whole of a font', () => {
  const cut = new Set(LATIN + LATIN_EXTENDED)
  const texts = ['lib/shared/messages', 'content', 'components'].flatMap(textsIn)
  expect(texts.length).toBeGreaterThan(500)
  const missing = texts.flatMap((file) =>
    [...readFileSync(file, 'utf8')]
      .filter((letter) => IN_WHOLE_FONTS.test(letter) && !cut.has(letter))
      .map((letter) => `${file}: ${letter}`),
  )
  expect([...new Set(missing)]).toEqual([])
})

function textsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|ya?ml|md)$/.test(name))
    .map((name) => path.join(folder, name))
}
