import fc from 'fast-check'
import { type RatedRound, type RatedSubTask, type Rating, ratings } from '@/lib/domain/practice/model'
import { rateRound } from '@/lib/domain/practice/rules/rate-round'
import { round, subTask } from '@/tests/support/practice'

const right = subTask()
const wrongFirst = subTask({ tries: 2 })

const table: readonly [what: string, round: Partial<RatedRound>, rating: Rating][] = [
  ['all right at the first try at the highest level', { level: 3 }, 'easy'],
  ['… of an exercise without levels', { level: 1, highestLevel: 1 }, 'easy'],
  ['… below it', { level: 2 }, 'good'],
  ['one of three wrong at the first try', { level: 3, subTasks: [right, right, wrongFirst] }, 'good'],
  ['one of two', { subTasks: [right, wrongFirst] }, 'hard'],
  ['two of five', { subTasks: [right, right, right, wrongFirst, wrongFirst] }, 'hard'],
  ['a hint', { subTasks: [right, right, right, subTask({ hints: 1 })] }, 'hard'],
  ['every hint', { subTasks: [right, subTask({ hints: 3 })] }, 'again'],
  ['the only hint there is', { subTasks: [subTask({ hints: 1, hintCount: 1 })] }, 'again'],
  ['three tries', { subTasks: [right, right, subTask({ tries: 3 })] }, 'good'],
  ['four tries', { subTasks: [right, right, subTask({ tries: 4 })] }, 'again'],
  ['left after a wrong try', { left: true, subTasks: [right, subTask({ tries: 1, solved: false })] }, 'again'],
  ['left after a right one', { left: true, level: 3, subTasks: [right, subTask({ tries: 0, solved: false })] }, 'good'],
  ['left after a hint', { left: true, subTasks: [subTask({ tries: 0, hints: 1, solved: false })] }, 'hard'],
]

test.each(table)('%s', (_, given, rating) => {
  expect(rateRound(round(given))).toEqual([expect.objectContaining({ skill: 'fractions', rating })])
})

test('what was not touched rates nothing', () => {
  const untouched = subTask({ tries: 0, solved: false })
  expect(rateRound(round({ left: true, subTasks: [untouched] }))).toEqual([])
  const own = { ...untouched, skills: ['decimals'] }
  expect(rateRound(round({ left: true, subTasks: [right, own] })).map(({ skill }) => skill)).toEqual(['fractions'])
})

test('a sub-task with skills of its own rates those, the others the skills of the exercise', () => {
  const results = rateRound(
    round({ skills: ['fractions', 'order'], subTasks: [right, subTask({ tries: 4, skills: ['decimals'] })] }),
  )
  expect(results.map(({ skill, rating, flawless }) => [skill, rating, flawless])).toEqual([
    ['fractions', 'good', true],
    ['order', 'good', true],
    ['decimals', 'again', false],
  ])
})

test('a skill of the exercise is rated by the whole round when every sub-task has skills of its own', () => {
  const results = rateRound(
    round({ subTasks: [subTask({ skills: ['decimals'] }), subTask({ hints: 1, skills: ['order'] })] }),
  )
  expect(Object.fromEntries(results.map(({ skill, rating }) => [skill, rating]))).toEqual({
    decimals: 'good',
    order: 'hard',
    fractions: 'hard',
  })
})

test('flawless is who had all right at the first try and without help', () => {
  const isFlawless = (given: Partial<RatedRound>) => rateRound(round(given))[0]?.flawless
  expect(isFlawless({ subTasks: [right, right] })).toBe(true)
  expect(isFlawless({ subTasks: [right, right, wrongFirst] })).toBe(false)
  expect(isFlawless({ subTasks: [right, subTask({ hints: 1 })] })).toBe(false)
  expect(isFlawless({ left: true, subTasks: [right, subTask({ tries: 0, solved: false })] })).toBe(false)
})

const anySubTask: fc.Arbitrary<RatedSubTask> = fc
  .record({ tries: fc.nat(6), hintCount: fc.nat(4), solved: fc.boolean(), hints: fc.nat(4) })
  .map((each) => ({ ...each, solved: each.solved && each.tries > 0, hints: Math.min(each.hints, each.hintCount) }))
const level = fc.constantFrom(1 as const, 2 as const, 3 as const)
const anyRound: fc.Arbitrary<RatedRound> = fc
  .record({ level, highestLevel: level, subTasks: fc.array(anySubTask, { minLength: 1, maxLength: 6 }) })
  .map((each) => ({ ...each, skills: ['fractions'], left: each.subTasks.some(({ solved }) => !solved) }))

function rankOf(rated: RatedRound): number | undefined {
  const [result] = rateRound(rated)
  return result && ratings.indexOf(result.rating)
}

test('one more try or one more hint never earns a better rating', () => {
  fc.assert(
    fc.property(anyRound, fc.nat(5), fc.constantFrom('tries', 'hints'), (rated, place, what) => {
      const index = place % rated.subTasks.length
      const before = rated.subTasks[index] as RatedSubTask
      fc.pre(what === 'tries' ? before.tries > 0 : before.hints < before.hintCount)
      const worse = { ...before, [what]: before[what] + 1 }
      const rank = rankOf(rated)
      fc.pre(rank !== undefined && before.tries + before.hints > 0)
      expect(rankOf({ ...rated, subTasks: rated.subTasks.with(index, worse) })).toBeLessThanOrEqual(rank)
    }),
    { numRuns: 1000 },
  )
})
