import { isInForce, parseConsent, serializeConsent } from '@/lib/shared/cookie-consent'

const DATE = new Date('2026-01-15T12:00:00.000Z')
const FROM = '2025-07-23'

test.each([
  [false, 'essential'],
  [true, 'essential,analytics'],
])('stores a consent with analytics %p as the scope %s and its date', (analytics, scope) => {
  const text = serializeConsent({ analytics, date: DATE })
  expect(JSON.parse(text)).toEqual({ scope, date: '2026-01-15T12:00:00.000Z' })
  expect(parseConsent(text)).toEqual({ analytics, date: DATE })
})

test.each([
  ['nothing', null],
  ['no JSON', 'essential'],
  ['another kind of value', '"essential"'],
  ['null', 'null'],
  ['no scope', '{"date":"2026-01-15T12:00:00.000Z"}'],
  ['a scope without the essential', '{"scope":"analytics","date":"2026-01-15T12:00:00.000Z"}'],
  ['a scope of another type', '{"scope":["essential"],"date":"2026-01-15T12:00:00.000Z"}'],
  ['no date', '{"scope":"essential"}'],
  ['a date that is none', '{"scope":"essential","date":"tegnap"}'],
])('takes %s for no consent', (_, text) => {
  expect(parseConsent(text)).toBeUndefined()
})

test.each([
  ['given before the documents', '2025-07-22T23:59:59.999Z', false],
  ['given as they begin to hold', '2025-07-23T00:00:00.000Z', false],
  ['given after that', '2025-07-23T00:00:00.001Z', true],
  ['given just now', DATE.toISOString(), true],
  ['given by a clock that is an hour ahead', '2026-01-15T13:00:00.000Z', true],
  ['from the future', '2027-01-15T12:00:00.000Z', false],
])('of a consent %s, %s, it says that it counts: %p', (_, date, expected) => {
  expect(isInForce({ analytics: true, date: new Date(date) }, FROM, DATE)).toBe(expected)
})
