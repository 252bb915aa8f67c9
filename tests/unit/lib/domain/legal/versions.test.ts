import { lastDayOf, latestVersion, parseRequestedVersion } from '@/lib/domain/legal/versions'

test('the version that holds now is the youngest, and has no last day', () => {
  expect(latestVersion('terms')).toBe('20261126')
  expect(latestVersion('privacy')).toBe('20261126')
  expect(lastDayOf('terms', '20261126')).toBeUndefined()
})

test('an older version held until the day before the next', () => {
  expect(lastDayOf('privacy', '20210502')).toBe('2024-10-03')
  expect(lastDayOf('terms', '20220802')).toBe('2024-11-15')
  expect(lastDayOf('terms', '20250515')).toBe('2025-07-22')
  expect(lastDayOf('terms', '20250723')).toBe('2026-11-22')
})

test.each([
  [undefined, { version: '20261126', isElsewhere: false }],
  ['20250515', { version: '20250515', isElsewhere: false }],
  ['2025-05-15', { version: '20250515', isElsewhere: true }],
  ['19990101', { version: '19990101', isElsewhere: false }],
  ['2025', undefined],
  ['20250515.md', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the address ending %p asks for %p', (day, asked) => {
  expect(parseRequestedVersion('terms', day)).toEqual(asked)
})
