import { decideAccess, startsWithinWindow } from '@/lib/freemium/access'

const now = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
const starts = { a: hoursAgo(1), b: hoursAgo(2), c: hoursAgo(11.99) }

test.each([
  ['a first exercise', {}, false, 'x', { allowed: true, hasStartedThisExercise: false }],
  [
    'a third exercise',
    { a: hoursAgo(1), b: hoursAgo(2) },
    false,
    'x',
    { allowed: true, hasStartedThisExercise: false },
  ],
  ['a fourth exercise within 12 hours', starts, false, 'x', { allowed: false, hasStartedThisExercise: false }],
  ['an exercise that was started', starts, false, 'c', { allowed: true, hasStartedThisExercise: true }],
  ['a fourth exercise with a subscription', starts, true, 'x', { allowed: true, hasStartedThisExercise: false }],
  [
    'an exercise after the oldest start has left the window',
    { ...starts, c: hoursAgo(12) },
    false,
    'x',
    { allowed: true, hasStartedThisExercise: false },
  ],
])('decides on %s', (_title, started, hasSubscription, exerciseId, access) => {
  expect(decideAccess(started, hasSubscription, exerciseId, now)).toEqual(access)
})

test('starts count for twelve hours', () => {
  expect(Object.keys(startsWithinWindow({ old: hoursAgo(12), young: hoursAgo(11.9) }, now))).toEqual(['young'])
})
