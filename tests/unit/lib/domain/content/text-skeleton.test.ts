import { countSituations, skeletonOf } from '@/lib/domain/content/text-skeleton'

test.each([
  ['numbers', 'Peti 12 almát vett.', 'Peti 7 almát vett.'],
  ['grouping and decimals', 'Az ár 12\u00a0500 Ft, 2,5 kg.', 'Az ár 900 Ft, 3 kg.'],
  ['numbers in formulas', '$12\\,500 + 2{,}5$', '$3 + 4$'],
  ['suffixes', 'Oszd el 8-cal!', 'Oszd el $7$-tel!'.replaceAll('$', '')],
  ['suffixes behind a formula', 'Oszd el $8$-cal!', 'Oszd el $7$-tel!'],
  ['articles', 'az 5 tanuló', 'a 6 tanuló'],
  ['articles before a formula', 'Az $5$ tanuló', 'a $6$ tanuló'],
  ['fractions', 'az $\\frac{1}{2}$ része', 'a $\\frac{2}{3}$ része'],
  ['figures', 'Nézd!\n```figure\n{"kind":"clock"}\n```\n', 'Nézd!\n```figure\n{"kind":"box"}\n```\n'],
])('two texts that differ in %s have one skeleton', (_title, one, other) => {
  expect(skeletonOf(one).toLowerCase()).toBe(skeletonOf(other).toLowerCase())
})

test.each([
  ['words', '12 alma', '12 körte'],
  ['the operation', '$2 + 3$', '$2 \\cdot 3$'],
])('two texts that differ in %s have two', (_title, one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other))
})

const story = (name: string) =>
  `${name} egy nagy kosárban körtét visz haza nagymamájának, majd útközben megáll pihenni egy öreg tölgyfa árnyékában, azután továbbmegy`

test('other numbers and another name make no other situation', () => {
  expect(countSituations([`${story('Peti')} 5 km-t.`, `${story('Luca')} 12 km-t.`])).toBe(1)
})

test('other words make another one', () => {
  expect(countSituations([story('Peti'), 'A vonat negyven perc alatt ér a szomszéd városba.', story('Luca')])).toBe(2)
})
