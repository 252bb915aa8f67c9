import fc from 'fast-check'
import { type Memory, NO_MEMORY, type RatedRound, ratings, skillStates } from '@/lib/domain/practice/model'
import { addDays, daysBetween } from '@/lib/domain/practice/rules/days'
import { isDue, needsRefreshing, stateAfter, stateOf } from '@/lib/domain/practice/rules/mastery'
import { remember } from '@/lib/domain/practice/rules/remember'
import { memoryOf, noon, round, roundRated, subTask } from '@/tests/support/practice'

const fractions = (memory: Memory) => memory.skills.fractions
const states = (rounds: readonly (readonly [string, RatedRound])[]) =>
  rounds.map((_, index) => stateOf(memoryOf(rounds.slice(0, index + 1)), 'fractions'))

test('a skill without a round is new, and its first round starts it or has it working', () => {
  expect(stateOf(NO_MEMORY, 'fractions')).toBe('new')
  const first = ratings.map((rating) => states([['2026-11-23', roundRated[rating]('fractions')]])[0])
  expect(first).toEqual(['started', 'started', 'working', 'working'])
})

test.each([
  ['two days, one at the highest level', ['2026-11-23', '2026-11-27'], [1, 3], 'sure'],
  ['two days, both below the highest level', ['2026-11-23', '2026-11-27'], [1, 2], 'working'],
  ['one day', ['2026-11-23', '2026-11-23'], [3, 3], 'working'],
] as const)('right at the first try without help on %s', (_, days, levels, state) => {
  const rounds = days.map((day, index) => [day, round({ level: levels[index] ?? 1 })] as const)
  expect(states(rounds).at(-1)).toBe(state)
})

test('help or a second try is no step towards being sure', () => {
  const rounds = [
    ['2026-11-23', round({ level: 3 })],
    ['2026-11-27', round({ level: 3, subTasks: [subTask({ hints: 1 })] })],
    ['2026-12-02', round({ level: 3, subTasks: [subTask(), subTask(), subTask({ tries: 2 })] })],
    ['2026-12-06', round({ level: 1 })],
  ] as const
  expect(states(rounds)).toEqual(['working', 'working', 'working', 'sure'])
})

test('the level goes up after an easy round or two good ones in a row, and down after one that has to come again', () => {
  const levelsAfter = (...how: (keyof typeof roundRated)[]) =>
    how.map(
      (_, index) =>
        fractions(memoryOf(how.slice(0, index + 1).map((each) => ['2026-11-23', roundRated[each]('fractions')])))
          ?.level,
    )
  expect(levelsAfter('good', 'good', 'good', 'good', 'good', 'good')).toEqual([1, 2, 2, 3, 3, 3])
  expect(levelsAfter('easy', 'easy', 'easy', 'again', 'again', 'again')).toEqual([2, 3, 3, 2, 1, 1])
  expect(levelsAfter('good', 'hard', 'good', 'good')).toEqual([1, 1, 1, 2])
})

test('a round changes the memory of its skills alone', () => {
  const before = memoryOf([['2026-11-23', roundRated.good('order')]])
  const after = remember(before, round(), noon('2026-11-24'))
  expect(after.skills.order).toBe(before.skills.order)
  expect(Object.keys(after.skills)).toEqual(['order', 'fractions'])
  expect(remember(before, round({ left: true, subTasks: [] }), noon('2026-11-24'))).toBe(before)
})

test('a memory is plain JSON', () => {
  const memory = memoryOf(ratings.map((rating) => ['2026-11-23', roundRated[rating](rating)]))
  expect(JSON.parse(JSON.stringify(memory))).toEqual(memory)
})

test('a skill that is due says so, and one that went well once is to be refreshed', () => {
  const memory = fractions(memoryOf([['2026-11-23', round()]]))
  const started = fractions(memoryOf([['2026-11-23', roundRated.again('fractions')]]))
  if (!memory || !started) throw new Error('no memory')
  expect(['2026-11-23', '2026-11-27', '2026-11-28', '2027-03-01'].map((day) => isDue(memory, day))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect([needsRefreshing(memory, '2026-11-27'), needsRefreshing(memory, '2026-11-28')]).toEqual([false, true])
  expect([isDue(started, '2026-11-26'), needsRefreshing(started, '2026-11-26')]).toEqual([true, false])
})

const anyRounds = fc.array(
  fc.record({
    wait: fc.nat(30),
    rated: fc
      .record({
        level: fc.constantFrom(1 as const, 2 as const, 3 as const),
        tries: fc.integer({ min: 1, max: 5 }),
        hints: fc.nat(3),
      })
      .map(({ level, tries, hints }) => round({ level, subTasks: [subTask({ tries, hints })] })),
  }),
  { minLength: 1, maxLength: 40 },
)

test('a state that was reached is never taken away', () => {
  fc.assert(
    fc.property(anyRounds, (rounds) => {
      let [memory, day, rank] = [NO_MEMORY, '2026-01-01', 0]
      for (const { wait, rated } of rounds) {
        day = addDays(day, wait)
        memory = remember(memory, rated, noon(day))
        const next = skillStates.indexOf(stateOf(memory, 'fractions'))
        expect(next).toBeGreaterThanOrEqual(rank)
        rank = next
      }
    }),
  )
})

test('not even by a rule that is stricter than the one by which it was reached', () => {
  const nothing = { goodDays: [], goodAtHighest: false, lastRating: 'again' } as const
  const after = (['new', 'started', 'working', 'sure'] as const).map((before) => stateAfter(before, nothing))
  expect(after).toEqual(['started', 'started', 'working', 'sure'])
})

test('nothing is due on the day of its round, and good days are different days in their order', () => {
  fc.assert(
    fc.property(anyRounds, (rounds) => {
      let [memory, day] = [NO_MEMORY, '2026-01-01']
      for (const { wait, rated } of rounds) {
        day = addDays(day, wait)
        memory = remember(memory, rated, noon(day))
        const own = fractions(memory)
        expect(own && isDue(own, day)).toBe(false)
        expect(own?.goodDays).toEqual([...new Set(own?.goodDays)].toSorted())
      }
    }),
  )
})

test('years of rounds make the memory of a skill no longer', () => {
  const lengthAfter = (count: number) => {
    const rounds = Array.from({ length: count }, (_, index) => [addDays('2026-01-01', index), round()] as const)
    return JSON.stringify(memoryOf(rounds)).length
  }
  expect(lengthAfter(2000)).toBeLessThanOrEqual(lengthAfter(20) * 1.1)
})

test.each([
  ['a minute before midnight in winter', '2026-11-23T22:59:00Z', '2026-11-23', '2026-11-28'],
  ['midnight in winter', '2026-11-23T23:00:00Z', '2026-11-24', '2026-11-29'],
  ['a minute before midnight in summer', '2026-07-01T21:59:00Z', '2026-07-01', '2026-07-06'],
  ['midnight in summer', '2026-07-01T22:00:00Z', '2026-07-02', '2026-07-07'],
  ['the evening before the day of 23 hours', '2026-03-28T22:30:00Z', '2026-03-28', '2026-04-02'],
  ['the last minute of the day of 23 hours', '2026-03-29T21:59:00Z', '2026-03-29', '2026-04-03'],
  ['the first minute of the day of 25 hours', '2026-10-24T22:00:00Z', '2026-10-25', '2026-10-30'],
  ['its last minute', '2026-10-25T22:59:00Z', '2026-10-25', '2026-10-30'],
])('%s belongs to the day that it is in Budapest', (_, time, day, due) => {
  const memory = fractions(remember(NO_MEMORY, round(), new Date(time)))
  expect(memory).toMatchObject({ goodDays: [day], card: { lastReview: day, due } })
})

test('days of 23 and 25 hours are days', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (count) => {
      for (const day of ['2026-03-29', '2026-10-25', '2028-02-29']) {
        expect(daysBetween(day, addDays(day, count))).toBe(count)
      }
    }),
  )
})
