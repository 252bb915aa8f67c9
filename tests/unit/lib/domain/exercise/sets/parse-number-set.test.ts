import { formulaTex } from '@/lib/domain/exercise/model/formula/formula-tex'
import { layOutNumberSet, parseNumberSet } from '@/lib/domain/exercise/model/sets/parse-number-set'
import { MAX_SET_LENGTH } from '@/lib/domain/exercise/model/sets/set-tokens'
import { numberInputMessages } from '@/lib/shared/messages/number-input'
import { setInputMessages } from '@/lib/shared/messages/set-input'
import { expectToReadAnything } from '@/tests/support/typed-sets'

const messages = setInputMessages.numbers

function tex(typed: string): string {
  const read = parseNumberSet(typed, 'x')
  return read.kind === 'read' ? formulaTex(layOutNumberSet(read.result)) : read.message
}

const MINUS_2_AND_3 = '\\left\\{-2;\\,3\\right\\}'
const NONE = '\\emptyset '

test.each([
  ['{-2; 3}', MINUS_2_AND_3],
  ['{−2;3}', MINUS_2_AND_3],
  ['-2; 3', MINUS_2_AND_3],
  ['-2 és 3', MINUS_2_AND_3],
  ['-2 vagy 3', MINUS_2_AND_3],
  ['x = -2 vagy x = 3', MINUS_2_AND_3],
  ['X=-2 és X=3', MINUS_2_AND_3],
  ['x1 = -2; x2 = 3', MINUS_2_AND_3],
  ['x1=-2, x2=3', MINUS_2_AND_3],
  ['x₁ = −2, illetve x₂ = 3', MINUS_2_AND_3],
  ['x_1=-2; x_2=3', MINUS_2_AND_3],
  ['x ∈ {-2; 3}', MINUS_2_AND_3],
  ['M = {-2; 3}', MINUS_2_AND_3],
  ['-2; 3; -2', MINUS_2_AND_3],
  ['±2', '\\left\\{-2;\\,2\\right\\}'],
  ['x = ± 1/2', '\\left\\{-\\frac{1}{2};\\,\\frac{1}{2}\\right\\}'],
  ['x = 4', '\\left\\{4\\right\\}'],
  ['0,50; 1.5', '\\left\\{0{,}50;\\,1{,}5\\right\\}'],
  ['1 1/2; ½', '\\left\\{\\frac{3}{2};\\,\\frac{1}{2}\\right\\}'],
  ['12 345; 3', '\\left\\{12\\,345;\\,3\\right\\}'],
  ['{}', NONE],
  ['{ }', NONE],
  ['∅', NONE],
  ['Ø', NONE],
  ['x ∈ ∅', NONE],
  ['nincs', NONE],
  ['Nincs megoldás.', NONE],
  ['nincs ilyen szám', NONE],
  ['nincs valós megoldása', NONE],
  ['üres halmaz', NONE],
  ['ures halmaz', NONE],
])('%s is read as %s', (typed, expected) => {
  expect(tex(typed)).toBe(expected)
})

test.each([
  ['', messages.empty],
  ['  ', messages.empty],
  ['{-2, 3}', messages.separator],
  ['1,2,3', messages.separator],
  ['1 2 3 6', messages.separator],
  ['{1; 2', setInputMessages.unclosed('{')],
  ['{1; 2; }', messages.missing],
  ['1; ; 2', messages.missing],
  ['1; 2;', messages.missing],
  ['(1; 2)', messages.brackets],
  ['[1; 2]', messages.brackets],
  ['{1; 2]', messages.brackets],
  ['{{1; 2}}', messages.brackets],
  ['{∅}', messages['none-in-braces']],
  ['y = 2', setInputMessages['unknown-letter']('y', 'x')],
  ['x = y', messages.unknown('y')],
  ['2; alma', messages.unknown('alma')],
  ['x = ', messages.missing],
  ['x > 2', messages.unknown('x')],
  ['2 > 1', setInputMessages.stray('>')],
  ['1,500; 2', setInputMessages.number(numberInputMessages.ambiguous('1,5', '1500'), '1,500')],
  ['1/0', setInputMessages.number(numberInputMessages['zero-denominator'], '1/0')],
  ['5-3; 2', setInputMessages.number(numberInputMessages.calculation, '5-3')],
  ['1'.repeat(MAX_SET_LENGTH + 1), setInputMessages['too-long']],
])('%j is no set of numbers, and it is said why: %s', (typed, message) => {
  expect(tex(typed)).toBe(message)
})

test('the letter is that of the task', () => {
  expect(parseNumberSet('a = 2', 'a').kind).toBe('read')
  expect(parseNumberSet('x = 2', 'a').kind).toBe('fault')
})

test('whatever is typed is read or is a fault, is never thrown, and takes no time', async () => {
  await expectToReadAnything((typed) => parseNumberSet(typed, 'x'))
})
