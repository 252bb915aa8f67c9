import { comingDay } from '@/lib/shared/messages/coming-day'

// 2026-11-24 is a Tuesday.
test.each([
  ['2026-11-24', 'ma'],
  ['2026-11-20', 'ma'],
  ['2026-11-25', 'holnap'],
  ['2026-11-26', 'csütörtökön'],
  ['2026-11-30', 'hétfőn'],
  ['2026-12-01', 'december 1-jén'],
  ['2026-12-02', 'december 2-án'],
  ['2026-12-05', 'december 5-én'],
  ['2026-12-13', 'december 13-án'],
  ['2026-12-20', 'december 20-án'],
  ['2026-12-22', 'december 22-én'],
  ['2026-12-30', 'december 30-án'],
  ['2027-01-31', 'január 31-én'],
])('%s is %s', (day, text) => {
  expect(comingDay(day, '2026-11-24')).toBe(text)
})
