import { practiceMessages } from '@/lib/shared/messages/practice'

const { solvedBefore } = practiceMessages

test('says of what was solved today that it was today, by the calendar at home', () => {
  expect(solvedBefore('2026-11-25T23:30:00Z', '2026-11-26T20:00:00Z')).toContain('ma már megoldottad.')
})

test('and else on which day', () => {
  expect(solvedBefore('2026-11-25T22:30:00Z', '2026-11-26T20:00:00Z')).toContain('már megoldottad: 2026. november 25.')
})
