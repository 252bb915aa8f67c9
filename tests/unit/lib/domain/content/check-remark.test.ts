import { checkRemark, LONGEST_REMARK, visibleLength } from '@/lib/domain/content/check-remark'

test.each([
  ['a text', 'Ez öt.', 6],
  ['emphasis', 'a **nagyobb** szám', 14],
  ['a link without its target', 'a ~[közös nevező](kozos-nevezo) kell', 19],
  ['a number in mathematics', 'Ez $12$ db.', 9],
  ['a fraction', '$\\frac{3}{4}$', 3],
  ['a unit', '$5\\text{ cm}$', 4],
  ['an operation', '$3\\cdot4$', 3],
  ['a decimal comma', '$3{,}5$', 3],
  ['an angle', '$90^\\circ$', 3],
  ['powers and indices', '$2^{10} + a_{12}$', 9],
  ['a symbol', '$A\\setminus B$', 4],
  ['a set in braces', '$\\{1; 2\\}$', 6],
  ['a vector', '$\\overrightarrow{AB}$', 2],
  ['a function', '$\\sin\\alpha$', 4],
  ['a root', '$\\sqrt{2}$', 2],
  ['a figure', 'Nézd!\n\n```figure\n{"kind":"clock","alt":"óra"}\n```\n', 5],
])('counts what is seen of %s', (_, text, length) => {
  expect(visibleLength(text)).toBe(length)
})

test('a remark of two lines is short enough, however long its source', () => {
  const seen = `$\\frac{1}{2}$${'ő'.repeat(LONGEST_REMARK - 3)}`
  expect(checkRemark(seen)).toEqual([])
  expect(checkRemark(`${seen}!`)).toEqual([expect.stringContaining('91 characters')])
})
