import { readingMs, toMinutes } from '@/lib/domain/explainer/reading-time'
import { spokenText } from '@/lib/domain/explainer/spoken-text'

test('a longer text stays longer, and the same text shorter for an older pupil', () => {
  const text = 'Minden részből két kisebb rész lett, és ezt a szalagon is látod.'
  expect(readingMs(`${text} ${text}`, 5)).toBeGreaterThan(readingMs(text, 5))
  expect(readingMs(text, 12)).toBeLessThan(readingMs(text, 5))
})

test('the shortest text can be found and read, and none takes no time', () => {
  expect(readingMs('Igen.', 12)).toBe(3000)
  expect(readingMs('', 5)).toBe(0)
})

test.each([
  [20_000, 1],
  [89_000, 1],
  [170_000, 3],
])('%d milliseconds are told as %d minutes', (milliseconds, minutes) => {
  expect(toMinutes(milliseconds)).toBe(minutes)
})

test.each([
  ['$-4 + 7 = 3$', 'mínusz 4 plusz 7 egyenlő 3'],
  ['$3 - 8$', '3 mínusz 8'],
  ['$24 : 4$, vagyis $6 \\cdot 4$', '24 osztva 4, vagyis 6 szorozva 4'],
  ['a $\\frac{3}{4}$ része', 'a 3 per 4 része'],
  ['Ez a ~[bővítés](tort). Kész-e?', 'Ez a bővítés. Kész-e?'],
])('a voice reads %s as words', (text, spoken) => {
  expect(spokenText(text)).toBe(spoken)
})
