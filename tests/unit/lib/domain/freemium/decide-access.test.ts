import fc from 'fast-check'
import {
  countsUntil,
  decideAccess,
  decideUsage,
  LONGEST_WINDOW_HOURS,
  SERVER_FREE_TIER_TERMS,
  type Starts,
  startsWithinWindow,
  strictestTerms,
} from '@/lib/domain/freemium/decide-access'
import { EXERCISE_LIMIT, TIME_WINDOW_HOURS } from '@/lib/domain/freemium/model'

const MS_PER_HOUR = 3_600_000
const now = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * MS_PER_HOUR).toISOString()
const full = { a: hoursAgo(1), b: hoursAgo(2), c: hoursAgo(11.99) }

const free = { hasSubscription: false, isCancelled: false, expiresAt: null }
const premium = { hasSubscription: true, isCancelled: false, expiresAt: '2026-12-01T00:00:00.000Z' }

test.each<[string, Starts, typeof free | typeof premium, string, boolean, boolean]>([
  ['a first exercise', {}, free, 'x', true, false],
  ['a third exercise', { a: hoursAgo(1), b: hoursAgo(2) }, free, 'x', true, false],
  ['a fourth exercise within 12 hours', full, free, 'x', false, false],
  ['an exercise that was started', full, free, 'c', true, true],
  ['a fourth exercise with a subscription', full, premium, 'x', true, false],
  ['a fourth exercise when the oldest start is 12 hours ago', { ...full, c: hoursAgo(12) }, free, 'x', true, false],
  ['an exercise whose own start is 12 hours ago', { ...full, c: hoursAgo(12) }, free, 'c', true, false],
  ['a fourth exercise after the clock was set back', { ...full, c: hoursAgo(-3) }, free, 'x', false, false],
  ['an exercise started after the clock was set back', { ...full, c: hoursAgo(-3) }, free, 'c', true, true],
  ['a fourth exercise when one start is a year ahead', { ...full, c: hoursAgo(-9000) }, free, 'x', true, false],
])('decides on %s', (_title, starts, entitlement, exerciseId, allowed, hasStartedThisExercise) => {
  expect(decideAccess({ starts, entitlement }, exerciseId, now)).toEqual({ allowed, hasStartedThisExercise })
})

test.each<[string, Starts, typeof free | typeof premium, object]>([
  ['nothing started', {}, free, { exercisesUsed: [], exercisesRemaining: 3, limitReached: false }],
  ['two started', { b: hoursAgo(1), a: hoursAgo(2) }, free, { exercisesUsed: ['a', 'b'], exercisesRemaining: 1 }],
  ['all started', full, free, { exercisesUsed: ['c', 'b', 'a'], exercisesRemaining: 0, limitReached: true }],
  [
    'more started than the limit, as a subscriber that was',
    { ...full, d: now.toISOString() },
    free,
    { exercisesRemaining: 0, limitReached: true },
  ],
  ['a subscription', full, premium, { ...premium, exercisesRemaining: null, limitReached: false }],
])('describes the usage with %s', (_title, starts, entitlement, usage) => {
  expect(decideUsage({ starts, entitlement }, undefined, now)).toMatchObject({
    hasStartedThisExercise: false,
    ...usage,
  })
})

test.each([
  [{}, SERVER_FREE_TIER_TERMS],
  [{ exerciseLimit: 100, timeWindowHours: 0.5 }, SERVER_FREE_TIER_TERMS],
  [{ exerciseLimit: 2 }, { exerciseLimit: 2, timeWindowHours: 12 }],
  [{ exerciseLimit: 0 }, { exerciseLimit: 0, timeWindowHours: 12 }],
  [{ timeWindowHours: 24 }, { exerciseLimit: 3, timeWindowHours: 24 }],
  [{ timeWindowHours: 1e9 }, { exerciseLimit: 3, timeWindowHours: LONGEST_WINDOW_HOURS }],
])('the terms asked for as %j are %j', (asked, terms) => {
  expect(strictestTerms(asked)).toEqual(terms)
})

test('a longer window counts older starts', () => {
  const standing = { starts: { old: hoursAgo(20), young: hoursAgo(1) }, entitlement: free }
  const terms = strictestTerms({ timeWindowHours: 24 })
  expect(decideUsage(standing, 'old', now, terms)).toMatchObject({
    exercisesUsed: ['old', 'young'],
    exercisesRemaining: 1,
    hasStartedThisExercise: true,
  })
})

test('starts count until twelve hours later', () => {
  expect(Object.keys(startsWithinWindow({ old: hoursAgo(12), young: hoursAgo(11.9) }, now))).toEqual(['young'])
  expect(countsUntil({ a: hoursAgo(11) })).toEqual({ a: hoursAgo(-1) })
})

/** Starts whatever the rule allows, as the server does. @returns what was let through, each time of it */
function play(attempts: readonly { readonly id: string; readonly at: number }[]): { id: string; at: number }[] {
  let starts: Starts = {}
  return attempts.filter(({ id, at }) => {
    const time = new Date(at)
    const { allowed, hasStartedThisExercise } = decideAccess({ starts, entitlement: free }, id, time)
    if (!allowed) return false
    if (hasStartedThisExercise) return true
    starts = { ...startsWithinWindow(starts, time, LONGEST_WINDOW_HOURS), [id]: time.toISOString() }
    return true
  })
}

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')
const HOUR_STEPS = { min: -2 * MS_PER_HOUR, max: 7 * MS_PER_HOUR }

/**
 * Time mostly goes on, and sometimes is set back. What is let through while an exercise counts is not a start of its
 * own, so the starts are what a window is asked about.
 */
test('no sequence of attempts starts more than three exercises within any twelve hours', () => {
  const attempts = fc.array(fc.record({ id: ids, step: fc.integer(HOUR_STEPS) }), { maxLength: 60 })
  fc.assert(
    fc.property(attempts, (steps) => {
      let at = now.getTime()
      const timed = steps.map(({ id, step }) => {
        at += step
        return { id, at }
      })
      const started = startsOf(play(timed))
      for (const { at: from } of started) {
        const within = started.filter((start) => start.at >= from && start.at < from + TIME_WINDOW_HOURS * MS_PER_HOUR)
        expect(new Set(within.map(({ id }) => id)).size).toBeLessThanOrEqual(EXERCISE_LIMIT)
      }
    }),
    { seed: 20_261_120, numRuns: 3000 },
  )
})

/** The first of each stretch in which an exercise counts. */
function startsOf(passed: readonly { readonly id: string; readonly at: number }[]): { id: string; at: number }[] {
  const last = new Map<string, number>()
  return passed.filter(({ id, at }) => {
    const before = last.get(id)
    if (before !== undefined && Math.abs(at - before) < TIME_WINDOW_HOURS * MS_PER_HOUR) return false
    last.set(id, at)
    return true
  })
}

test('whoever waits twelve hours may start three again', () => {
  const day = (offset: number, from: number) => ['a', 'b', 'c'].map((id, n) => ({ id: `${id}${offset}`, at: from + n }))
  const attempts = [...day(1, 0), ...day(2, 12 * MS_PER_HOUR), ...day(3, 24 * MS_PER_HOUR)]
  expect(play(attempts)).toEqual(attempts)
})
