import { formatDate, formatTime, isSameDay } from '@/lib/shared/format/date-time'

const BUDAPEST = 'Europe/Budapest'

test('times and dates are Hungarian, in the given zone', () => {
  expect(formatTime('2026-07-01T06:05:00.000Z', BUDAPEST)).toBe('8:05')
  expect(formatTime('2026-12-31T23:30:00.000Z', BUDAPEST)).toBe('0:30')
  expect(formatDate('2026-12-31T22:59:00.000Z', BUDAPEST)).toBe('2026. december 31.')
  expect(formatDate('2026-12-31T23:00:00.000Z', BUDAPEST)).toBe('2027. január 1.')
})

test('a day begins at the zone’s midnight', () => {
  expect(isSameDay('2026-11-20T22:59:00.000Z', '2026-11-20T11:00:00.000Z', BUDAPEST)).toBe(true)
  expect(isSameDay('2026-11-20T23:00:00.000Z', '2026-11-20T11:00:00.000Z', BUDAPEST)).toBe(false)
})
