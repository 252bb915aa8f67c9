import fc from 'fast-check'
import {
  type NumberRules,
  sanitizePaste,
  sanitizeTyping,
  stepNumber,
} from '@/components/exercise/controls/sanitize-number-input'
import { parseNumber } from '@/lib/domain/exercise/model/parse-number'

const NBSP = '\u00a0'

/** Types a text key by key into an empty field. */
const typeKeys = (keys: string, rules: NumberRules = {}) =>
  [...keys].reduce((text, key) => sanitizeTyping(text, text + key, rules), '')

describe('typing', () => {
  test.each<[string, string, NumberRules, string]>([
    ['lets a decimal comma through', '-12,5', {}, '-12,5'],
    ['lets a decimal point through', '0.75', {}, '0.75'],
    ['lets a number begin with its separator', ',5', {}, ',5'],
    ['drops letters and signs', '1a2+b%', {}, '12'],
    ['drops a second minus', '--5', {}, '-5'],
    ['drops a minus after digits', '5-', {}, '5'],
    ['drops a second separator', '1,5.2', {}, '1,52'],
    ['drops every separator where integers are asked for', '1,5', { fractionDigits: 0 }, '15'],
    ['reads the typographic minus', '\u22127', {}, '-7'],
    ['keeps grouping spaces', '12 345', {}, '12 345'],
    ['drops a slash where a decimal is asked for', '1/2', { fractionDigits: 2 }, '12'],
    ['lets one slash through where a fraction may be the answer', '1 3/4/', { allowsFraction: true }, '1 3/4'],
  ])('%s', (_, keys, rules, expected) => {
    expect(typeKeys(keys, rules)).toBe(expected)
  })

  test('lets everything be deleted again', () => {
    const text = '-1 234,5'
    const deleted = [...text].reduce((left) => sanitizeTyping(left, left.slice(1), {}), text)
    expect(deleted).toBe('')
  })

  test('of any keys leaves at most one minus and one separator', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-,. ax/') }), (keys) => {
        expect(typeKeys(keys)).toMatch(/^-? ?(\d[\d ]*)?([.,]\d*)?$/)
      }),
      { seed: 5, numRuns: 500 },
    )
  })
})

describe('pasting', () => {
  test.each<[string, string, NumberRules, string | undefined]>([
    ['takes a grouped number as it is', '1 234,5', {}, '1 234,5'],
    ['takes no-break spaces for spaces', ` 12${NBSP}345,6 `, {}, '12 345,6'],
    ['takes the grouping point away', '12.345,6', {}, '12345,6'],
    ['takes the unit of the field away', '1,50 cm', { postfix: 'cm' }, '1,50'],
    ['takes a plus sign away', '+0,5', {}, '0,5'],
    ['writes a fraction character with digits', '½', { allowsFraction: true }, '1/2'],
    ['keeps the sign of a number below one', '−0,05 m', { postfix: 'm' }, '-0,05'],
    ['refuses words', 'alma', {}, undefined],
    ['refuses mathematics markup', '\\frac{1}{2}', {}, undefined],
  ])('%s', (_, text, rules, expected) => {
    expect(sanitizePaste(text, rules)).toBe(expected)
  })

  test('never changes the value that is read', () => {
    const number = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 999_999 }))
    fc.assert(
      fc.property(number, ([isNegative, integer, fraction]) => {
        const grouped = String(integer).replace(/\B(?=(\d{3})+$)/g, '.')
        const text = `${isNegative ? '-' : ''}${grouped},${String(fraction).padStart(6, '0')}`
        const pasted = sanitizePaste(text, {})
        expect(parseNumber(pasted ?? '')).toEqual(parseNumber(text))
      }),
      { seed: 6 },
    )
  })
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
