/** The figures of the simulation have one home; the tables of docs/practice.md are held to it. */
import { readFileSync } from 'node:fs'
import {
  isGoalMet,
  type LearningStart,
  learnerKinds,
  learningDays,
  learningFigures,
  learningWays,
  ratiosOf,
} from '@/lib/domain/practice/model/learning-figures'
import { halves } from '@/tests/bench/learning/simulate'
import { ways } from '@/tests/bench/learning/ways'

const document = readFileSync('docs/practice.md', 'utf8').replaceAll('**', '')

/** Of each learner the two days, with two places. */
function cellsOf(value: (kind: (typeof learnerKinds)[number], day: (typeof learningDays)[number]) => number): string {
  return learnerKinds.flatMap((kind) => learningDays.map((day) => value(kind, day).toFixed(2))).join(' | ')
}

function tableOf(start: LearningStart): string {
  const shares = learningFigures.shares[start]
  const rows = learningWays.map((way) => `| ${ways[way].title} | ${cellsOf((kind, day) => shares[kind][way][day])} |`)
  const ratios = (name: 'ofBlocked' | 'ofBest') => cellsOf((kind, day) => ratiosOf(shares[kind], day)[name])
  return [
    ...rows,
    `| times blocked | ${ratios('ofBlocked')} |`,
    `| times the best of all others | ${ratios('ofBest')} |`,
  ].join('\n')
}

test.each(['known', 'nothing'] as const)('the guide has the figures of who begins with this known: %s', (start) => {
  expect(document).toContain(tableOf(start))
})

test('the figures are those of the pupils on whom nothing was tuned, and meet the goal', () => {
  expect(learningFigures.pupils).toBe(halves.reported.pupils)
  expect(isGoalMet(learningFigures)).toBe(true)
  const { known } = learningFigures.shares
  const worse = { ...known, A: { ...known.A, ours: known.A.blocked } }
  expect(isGoalMet({ ...learningFigures, shares: { ...learningFigures.shares, known: worse } })).toBe(false)
})
