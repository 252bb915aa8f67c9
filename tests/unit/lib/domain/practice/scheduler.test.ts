import fc from 'fast-check'
import { type Card, ratings } from '@/lib/domain/practice/model'
import { addDays, daysBetween } from '@/lib/domain/practice/rules/days'
import { chanceOfKnowing, reviewed } from '@/lib/domain/practice/rules/scheduler'

const rating = fc.constantFrom(...ratings)
const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2026-01-01', count))

test.each([
  ['again', 3],
  ['hard', 4],
  ['good', 5],
  ['easy', 10],
] as const)('a first round that was %s comes back after %i days', (how, days) => {
  const card = reviewed(undefined, { rating: how, day: '2026-11-23', isSure: false })
  expect(daysBetween('2026-11-23', card.due)).toBe(days)
  expect(card).toMatchObject({ lastReview: '2026-11-23', reps: 1, lapses: 0 })
})

test('until a skill is sure it comes back after 4 to 10 days, 3 when it has to come again; afterwards later', () => {
  const rounds = fc.array(fc.record({ rating, wait: fc.nat(40) }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(day, rounds, (start, all) => {
      let [today, card] = [start, undefined as Card | undefined]
      for (const { rating: how, wait } of all) {
        today = addDays(today, wait)
        const asSure = reviewed(card, { rating: how, day: today, isSure: true })
        card = reviewed(card, { rating: how, day: today, isSure: false })
        const interval = daysBetween(today, card.due)
        if (how === 'again') expect(interval).toBe(3)
        else expect(interval >= 4 && interval <= 10).toBe(true)
        expect(daysBetween(today, asSure.due)).toBeGreaterThanOrEqual(1)
      }
    }),
  )
})

test('what is sure and goes well comes back less and less often', () => {
  let card = reviewed(undefined, { rating: 'good', day: '2026-01-01', isSure: true })
  const intervals = [1, 2, 3, 4].map(() => {
    const day = card.due
    card = reviewed(card, { rating: 'good', day, isSure: true })
    return daysBetween(day, card.due)
  })
  expect(intervals).toEqual([8, 14, 22, 35])
})

test('a sure skill is due when the chance of knowing it has fallen to nine of ten', () => {
  let card = reviewed(undefined, { rating: 'good', day: '2026-01-01', isSure: true })
  for (const _ of [1, 2, 3]) card = reviewed(card, { rating: 'good', day: card.due, isSure: true })
  expect(chanceOfKnowing(card, card.lastReview)).toBe(1)
  expect(chanceOfKnowing(card, card.due)).toBeCloseTo(0.9, 2)
})

test('a round that ended earlier but arrives later moves no day back', () => {
  const card = reviewed(undefined, { rating: 'good', day: '2026-11-23', isSure: false })
  const late = reviewed(card, { rating: 'again', day: '2026-11-20', isSure: false })
  expect(late).toMatchObject({ lastReview: '2026-11-23', due: '2026-11-26', lapses: 1 })
})

test('the same rounds give the same card', () => {
  fc.assert(
    fc.property(day, rating, rating, (today, first, second) => {
      const twice = [1, 2].map(() => {
        const card = reviewed(undefined, { rating: first, day: today, isSure: false })
        return reviewed(card, { rating: second, day: card.due, isSure: true })
      })
      expect(twice[0]).toEqual(twice[1])
    }),
  )
})
