import fc from 'fast-check'
import { MAX_POINT_LENGTH, parsePoint } from '@/lib/domain/exercise/model/point/parse-point'
import { layOutPoint } from '@/lib/domain/exercise/model/point/point-layout'
import { plainDecimal, rational } from '@/lib/domain/exercise/model/rational'
import { numberInputMessages } from '@/lib/shared/messages/number-input'
import { pointInputMessages as messages } from '@/lib/shared/messages/point-input'

/** Both coordinates as fractions, or what is said of the text. */
function read(typed: string) {
  const result = parsePoint(typed)
  if (result.kind === 'fault') return result.message
  const { x, y } = result.point
  return [x, y].map(({ numerator, denominator }) => `${numerator}/${denominator}`).join(' ')
}

test.each([
  '(2; -3)',
  '2; -3',
  '2;-3',
  ' ( 2 ;  - 3 ) ',
  'P(2; -3)',
  'P (2;-3)',
  'P = (2; -3)',
  'P=2;-3',
  "A'(2; −3)",
  'B₁(2; -3)',
  'C2(2; -3)',
  '(+2; –3)',
  '(4/2; -6/2)',
  '(2,0; -3,00)',
])('%j is the point (2; -3)', (typed) => {
  expect(read(typed)).toBe('2/1 -3/1')
})

test.each([
  ['(1,5; 1/2)', '3/2 1/2'],
  ['(-1 1/2; .25)', '-3/2 1/4'],
  ['(1 000; -0)', '1000/1 0/1'],
  ['½;-⅔', '1/2 -2/3'],
])('numbers are those that the site reads: %j', (typed, point) => {
  expect(read(typed)).toBe(point)
})

test.each([
  ['', messages.empty],
  ['P()', messages.empty],
  ['(2, -3)', messages.comma('2', '-3')],
  ['2, 3', messages.comma('2', '3')],
  ['(2,-3)', messages.comma('2', '-3')],
  ['1,5, 2,5', messages.comma('1,5', '2,5')],
  ['(2,3)', messages.single],
  ['7', messages.single],
  ['2|3', messages.separator],
  ['2 és 3', messages.separator],
  ['1, 2, 3', messages.separator],
  ['(2; 3; 4)', messages.several],
  ['(; 3)', messages.missing(1)],
  ['(2; )', messages.missing(2)],
  ['(2; 3', messages.brackets],
  ['2; 3)', messages.brackets],
  ['(2);(3)', messages.brackets],
  ['[2; 3]', messages.brackets],
  ['(x; 3)', messages.coordinate(1, numberInputMessages.letters)],
  ['(2; 1,500)', messages.coordinate(2, numberInputMessages.ambiguous('1,5', '1500'))],
  ['(2; 1/0)', messages.coordinate(2, numberInputMessages['zero-denominator'])],
  [`(2; ${'3'.repeat(MAX_POINT_LENGTH)})`, messages['too-long']],
])('of %j is said: %s', (typed, message) => {
  expect(read(typed)).toBe(message)
})

test('whatever is typed is a point, or something is said of it', () => {
  const character = fc.constantFrom(..."0123456789-−+,.;/() PA'₁=|[]½\t")
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: character, maxLength: 16 }),
    fc.string({ unit: character, minLength: MAX_POINT_LENGTH - 1, maxLength: MAX_POINT_LENGTH + 1 }),
  )
  fc.assert(
    fc.property(anything, (typed) => {
      const result = parsePoint(typed)
      return result.kind === 'fault' ? result.message !== '' : layOutPoint(result.texts).kind === 'fenced'
    }),
    { numRuns: 100_000 },
  )
})

const decimals = fc.tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.constantFrom(0, 1, 2))

test('a point is read as it is written, however it is written', () => {
  const around = fc.constantFrom(['', ''], ['(', ')'], ['P(', ')'], ['Q = ( ', ' )'])
  const mark = fc.constantFrom(',', '.')
  fc.assert(
    fc.property(
      decimals,
      decimals,
      around,
      fc.constantFrom(';', ' ; ', '; '),
      mark,
      (x, y, [open, close], part, comma) => {
        const [left, right] = [x, y].map(([digits, places]) => {
          const value = rational(BigInt(digits), 10n ** BigInt(places))
          return { value, text: plainDecimal(value, places).replace('.', comma) }
        })
        const result = parsePoint(`${open}${left?.text}${part}${right?.text}${close}`)
        expect(result).toMatchObject({ kind: 'point', point: { x: left?.value, y: right?.value } })
      },
    ),
  )
})

test('a fraction is shown with its bar, behind its sign and its whole', () => {
  expect(JSON.stringify(layOutPoint(['-1 1/2', '2.5']))).toBe(
    JSON.stringify({
      kind: 'fenced',
      fence: '()',
      of: {
        kind: 'row',
        parts: [
          {
            kind: 'row',
            parts: [
              { kind: 'operator', text: '−' },
              { kind: 'number', text: '1' },
              { kind: 'fraction', top: { kind: 'number', text: '1' }, bottom: { kind: 'number', text: '2' } },
            ],
          },
          { kind: 'operator', text: ';' },
          { kind: 'row', parts: [{ kind: 'number', text: '2,5' }] },
        ],
      },
    }),
  )
})
