import { addMonth } from '@/lib/adapters/stripe-sandbox/calendar'

const seconds = (iso: string) => Date.parse(iso) / 1000
const month = (start: string, anchor: string) =>
  new Date(addMonth(seconds(start), seconds(anchor)) * 1000).toISOString()

test.each([
  ['2026-01-15T12:00:00Z', '2026-01-15T12:00:00Z', '2026-02-15T12:00:00.000Z'],
  ['2026-12-15T12:00:00Z', '2026-01-15T12:00:00Z', '2027-01-15T12:00:00.000Z'],
  ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00Z', '2026-02-28T12:00:00.000Z'],
  // The day of the first month comes back after a short one.
  ['2026-02-28T12:00:00Z', '2026-01-31T12:00:00Z', '2026-03-31T12:00:00.000Z'],
  ['2028-01-30T23:59:59Z', '2027-12-30T23:59:59Z', '2028-02-29T23:59:59.000Z'],
])('a month from %s, begun on %s, ends on %s', (start, anchor, end) => {
  expect(month(start, anchor)).toBe(end)
})
