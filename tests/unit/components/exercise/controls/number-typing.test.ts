import fc from 'fast-check'
import { type NumberRules, stepNumber, toggleSign, typingFault } from '@/components/exercise/controls/number-typing'
import { parseNumber } from '@/lib/domain/exercise/model/parse-number'
import { toPlainCharacters } from '@/lib/domain/exercise/model/typed-characters'
import { numberInputMessages } from '@/lib/shared/messages/number-input'
import { typedNumbers } from '@/tests/support/typed-numbers'

describe('while a number is typed', () => {
  test.each<[string, NumberRules]>([
    ['-1.234,5', {}],
    ['12 345,678 9', {}],
    ['1 3/4', {}],
    ['10 000/3', {}],
    ['1 cm^2', { postfix: 'cm²' }],
    ['30 forint', { postfix: 'Ft' }],
    ['72 %', { takesPercent: true }],
    ['-30 fok', { postfix: '°' }],
  ])('nothing is said of any beginning of %s', (text, rules) => {
    const beginnings = [...text].map((_, index) => text.slice(0, index + 1))
    expect(beginnings.map((beginning) => typingFault(beginning, rules))).toEqual(beginnings.map(() => undefined))
  })

  test.each<[string, NumberRules, string]>([
    ['12a', {}, numberInputMessages.unit(undefined)],
    ['5-', {}, numberInputMessages['sign-behind']],
    ['1,,5', {}, numberInputMessages.malformed],
    ['1,5.2', {}, numberInputMessages.malformed],
    ['5 m', { postfix: 'cm' }, numberInputMessages.unit('cm')],
    ['alma', {}, numberInputMessages.letters],
    ['3/4', { isInteger: true }, numberInputMessages.integer],
    ['1'.repeat(31), {}, numberInputMessages['too-long']],
  ])('%s is told of at once', (text, rules, fault) => {
    expect(typingFault(text, rules)).toBe(fault)
  })

  test('its plain characters are the same number, or as little one as before', () => {
    fc.assert(
      fc.property(fc.oneof(typedNumbers, fc.string({ unit: 'binary' })), (text) => {
        expect(parseNumber(toPlainCharacters(text))).toEqual(parseNumber(text))
        expect(toPlainCharacters(toPlainCharacters(text))).toBe(toPlainCharacters(text))
      }),
      { seed: 6, numRuns: 5_000 },
    )
  })
})

test.each([
  ['', '-'],
  ['5', '-5'],
  ['- 5', '5'],
  ['+5', '-5'],
])('the sign of %j is turned', (text, turned) => {
  expect(toggleSign(text)).toBe(turned)
})

describe('the arrow keys', () => {
  test.each<[string, string, 1 | -1, NumberRules, string | undefined]>([
    ['step integers by one', '7', 1, {}, '8'],
    ['step down past zero', '0', -1, {}, '-1'],
    ['begin at zero', '', 1, {}, '1'],
    ['step by the last decimal place', '1,9', 1, { fractionDigits: 1 }, '2,0'],
    ['step decimals without binary noise', '0,29', 1, { fractionDigits: 2 }, '0,30'],
    ['go to the next multiple of the step', '1,25', 1, { fractionDigits: 1 }, '1,3'],
    ['stop at the maximum', '10', 1, { max: 10 }, '10'],
    ['stop at the minimum', '-2', -1, { min: -2 }, '-2'],
    ['come back into the range', '50', -1, { max: 10 }, '10'],
    ['leave alone what is no number', '-', 1, {}, undefined],
    ['leave alone what is too long to count with', '12345678901234567890', 1, {}, undefined],
  ])('%s', (_, text, direction, rules, expected) => {
    expect(stepNumber(text, direction, rules)).toBe(expected)
  })
})
