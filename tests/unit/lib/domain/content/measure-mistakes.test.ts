import { measureMistakes } from '@/lib/domain/content/measure-mistakes'
import { dispersedSeeds } from '@/lib/domain/exercise/model/dispersed-seeds'
import { parseSum, type SumControl } from './sum-exercise'

const SEEDS = dispersedSeeds(10)
const EVEN = SEEDS.filter((seed) => seed % 2 === 0)
const ODD = SEEDS.filter((seed) => seed % 2 === 1)

function measure(feedback: string, control: SumControl = {}) {
  return measureMistakes(parseSum(feedback, control).definition, SEEDS.length)
}

function rule(when: string): string {
  return `          - { when: ${JSON.stringify(when)}, text: Nem. }\n`
}

/** What is told of a finding in just these draws. */
function amongDraws(seeds: readonly number[]) {
  return { share: seeds.length / SEEDS.length, firstSeed: seeds[0] }
}

const AT = ['subtasks', 0, 'controls', 0, 'feedback']

test('a mistake that is the right answer in some draws', () => {
  expect(measure(rule('(== answer (* a b))'))).toEqual([
    { at: [...AT, 0], level: 1, earlier: undefined, ...amongDraws(EVEN) },
  ])
})

test('a mistake that an earlier rule speaks of in some draws', () => {
  expect(measure(rule('(== answer a)') + rule('(== b answer)'))).toEqual([
    { at: [...AT, 1], level: 1, earlier: '(== answer a)', ...amongDraws(EVEN) },
  ])
})

test('what stands beside the comparison counts', () => {
  expect(measure(rule('(and (== a 3) (== answer (* a b)))'))).toEqual([])
  expect(measure(rule('(and (!= a b) (== answer a))') + rule('(== answer b)'))).toEqual([])
  expect(measure(rule('(or (== answer 7) (== answer 100))'))).toMatchObject([{ ...amongDraws(ODD) }])
  expect(measure(rule('(contains [7 100] answer)'))).toMatchObject([{ ...amongDraws(ODD) }])
})

test.each(['(> answer 3)', '(!= answer (+ a b))', '(== 2 a)', 'true', '(== answer (/ a 0))'])(
  '%s names no mistake',
  (when) => {
    expect(measure(rule(when))).toEqual([])
  },
)

test('each level is measured by itself', () => {
  const found = measure(rule('(== answer (* difficulty a b))'), { solution: '(* 2 a b)' })
  expect(found).toMatchObject([{ level: 2, share: 1 }])
})

test('a list is one value', () => {
  const pair = { type: 'number-list', props: '{ fields: [{}, {}] }', solution: '[a b]' }
  expect(measure(rule('(== answer [b a])'), pair)).toMatchObject([{ earlier: undefined, ...amongDraws(EVEN) }])
})
