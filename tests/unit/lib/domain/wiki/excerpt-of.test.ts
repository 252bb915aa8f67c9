import { excerptOf } from '@/lib/domain/wiki/excerpt-of'

test('gives the first paragraph as plain text, its values worked out', () => {
  expect(excerptOf('A **kocka** ~[éle](teglatest) $a^2$, vagyis\n@(* 2 3)@ cm.\n\nMásodik.')).toBe(
    'A kocka éle a², vagyis 6 cm.',
  )
})

test('cuts a long one between words', () => {
  const excerpt = excerptOf(`${'hosszú, '.repeat(40)}\n\nMásodik.`)
  expect(excerpt.length).toBeLessThanOrEqual(161)
  expect(excerpt).toMatch(/hosszú…$/)
})
