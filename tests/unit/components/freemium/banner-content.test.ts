import { describeBanner } from '@/components/freemium/banner-content'
import { decideBannerState } from '@/components/freemium/banner-state'
import type { UsageReading } from '@/lib/domain/freemium/model'
import { usageViewOf } from '@/tests/support/usage-builder'

const BUDAPEST = 'Europe/Budapest'

function textOf(reading: UsageReading, variant: 'exercise' | 'home' = 'exercise', timeZone = BUDAPEST): string {
  const state = decideBannerState(reading)
  if (state.kind === 'hidden') throw new Error('the banner is hidden')
  const asOf = reading === 'unavailable' ? '' : reading.asOf
  return describeBanner(state, { variant, asOf, timeZone }).text
}

test('says nothing to a visitor or to a subscriber', () => {
  expect(decideBannerState(undefined)).toEqual({ kind: 'hidden' })
  expect(decideBannerState(usageViewOf([], { hasSubscription: true }))).toEqual({ kind: 'hidden' })
})

test.each([
  [0, false, 'home', 'Ma még 3 új feladatot választhatsz.'],
  [2, false, 'home', 'Ma még egy új feladatot választhatsz.'],
  [0, false, 'exercise', 'Ma még 3 új feladatot választhatsz, akár ezt is.'],
  [2, false, 'exercise', 'Ma még egy új feladatot választhatsz, akár ezt is.'],
  [1, true, 'exercise', 'Ezen kívül ma még 2 új feladatot választhatsz.'],
  [2, true, 'exercise', 'Ezen kívül ma még egy új feladatot választhatsz.'],
] as const)('%i started, this one %p, on %s: %s', (count, hasStartedThisExercise, variant, text) => {
  expect(textOf(usageViewOf(['a', 'b', 'c'].slice(0, count), { hasStartedThisExercise }), variant)).toBe(text)
})

test.each([
  ['before the last one is begun', 2, false, 'exercise', true],
  ['once it is begun', 2, true, 'exercise', undefined],
  ['while more remain', 1, false, 'exercise', undefined],
  ['at home', 2, false, 'home', undefined],
] as const)(
  'keeps the room of the longer text that follows: %s',
  (_, count, hasStartedThisExercise, variant, keeps) => {
    const state = decideBannerState(usageViewOf(['a', 'b'].slice(0, count), { hasStartedThisExercise }))
    if (state.kind === 'hidden') throw new Error('the banner is hidden')
    expect(describeBanner(state, { variant, asOf: '', timeZone: BUDAPEST }).keepsLine).toBe(keeps)
  },
)

describe('when the next exercise becomes free', () => {
  const full = (until: string, asOf = '2026-11-20T11:00:00.000Z') => ({
    ...usageViewOf(['a', 'b', 'c']),
    asOf,
    countsUntil: { a: until },
  })

  test.each([
    ['today', full('2026-11-20T16:40:00.000Z'), 'Legközelebb 17:40-\u2060kor választhatsz újat.'],
    ['a part of a minute later', full('2026-11-20T16:40:00.001Z'), 'Legközelebb 17:41-\u2060kor választhatsz újat.'],
    [
      'after midnight',
      full('2026-11-21T06:05:00.000Z', '2026-11-20T19:00:00.000Z'),
      'Legközelebb holnap 7:05-\u2060kor választhatsz újat.',
    ],
  ])('%s', (_title, reading, text) => {
    expect(textOf(reading)).toBe(`Ma már 3 különböző feladatot választottál, ezeket folytathatod. ${text}`)
  })

  test('is told in the reader’s own zone', () => {
    expect(textOf(full('2026-11-20T16:40:00.000Z'), 'exercise', 'Europe/Bucharest')).toContain('18:40-\u2060kor')
  })

  test('is left out when it is not known', () => {
    expect(textOf({ ...usageViewOf(['a', 'b', 'c']), countsUntil: {} })).toBe(
      'Ma már 3 különböző feladatot választottál, ezeket folytathatod.',
    )
  })

  test('is when enough have left, where a subscription had let more in', () => {
    const reading = {
      ...usageViewOf(['a', 'b', 'c', 'd']),
      countsUntil: { a: '2026-11-20T16:40:00.000Z', b: '2026-11-20T17:00:00.000Z' },
    }
    expect(textOf(reading)).toContain('18:00-\u2060kor')
  })
})

test('a cancelled subscription tells its end, if it has one', () => {
  const cancelled = { hasSubscription: true, isCancelled: true }
  expect(textOf(usageViewOf([], { ...cancelled, expiresAt: '2026-12-30T23:30:00.000Z' }))).toBe(
    'Lemondtad az előfizetésedet (lejár: 2026. december 31.). Addig bármikor újraaktiválhatod.',
  )
  expect(textOf(usageViewOf([], cancelled))).toBe(
    'Lemondtad az előfizetésedet. Amíg le nem jár, bármikor újraaktiválhatod.',
  )
})

test('an expired one is the free tier again', () => {
  const expired = { isCancelled: true, expiresAt: '2026-11-01T00:00:00.000Z' }
  expect(textOf(usageViewOf(['a'], expired), 'home')).toBe('Ma még 2 új feladatot választhatsz.')
})
