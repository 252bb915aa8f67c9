import { toPlainText } from '@/lib/shared/plain-text'

test.each([
  ['a text without markup', 'Igaz', 'Igaz'],
  ['emphasis and code', 'a **nagyobb** és a *kisebb* `szám`', 'a nagyobb és a kisebb szám'],
  ['a link', '[ide](https://example.org) kattints', 'ide kattints'],
  ['a wiki link', 'a ~[közös nevező](kozos-nevezo) kell', 'a közös nevező kell'],
  ['escapes', '3 \\* 4', '3 * 4'],
  ['escapes that would be markup in pairs', '2\\*3\\*4 \\*\\*a\\*\\* \\`b\\` \\[c\\]\\(d\\)', '2*3*4 **a** `b` [c](d)'],
  ['escaped dollar signs around no mathematics', '\\$5 vagy \\$6, de $7$', '$5 vagy $6, de 7'],
  ['numbers and signs', '$12 + 5 =$', '12 + 5 ='],
  ['a decimal comma', '$3{,}5$', '3,5'],
  ['fractions', '$\\frac{1}{6} < \\frac{11}{7}$', '1/6 < 11/7'],
  ['a short fraction', '$\\frac12$', '1/2'],
  ['a fraction of sums', '$\\frac{a + b}{2}$', '(a + b)/2'],
  ['a fraction in a fraction', '$\\frac{\\frac{1}{2}}{3}$', '(1/2)/3'],
  ['a root', '$\\sqrt{2}$', '√2'],
  ['operations', '$3 \\cdot 4 \\approx 12 \\neq 13$', '3 · 4 ≈ 12 ≠ 13'],
  ['a unit', '$5\\,\\text{cm}^2$', '5 cm²'],
  ['an angle', '$90^\\circ$', '90°'],
  ['powers', '$2^3 + x^{2} - 2^{10}$', '2³ + x² - 2^10'],
  ['text around mathematics', 'Ez $5$ db.', 'Ez 5 db.'],
])('reads %s', (_, source, expected) => {
  expect(toPlainText(source)).toBe(expected)
})

test('ends on any text', () => {
  expect(toPlainText('$\\frac{\\sqrt{{1}{2}$ {{{')).toEqual(expect.any(String))
})
