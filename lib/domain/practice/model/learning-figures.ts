/** What the simulation of `npm run bench:learning` has found: it writes the file, and all that shows figures reads it. */
import figures from './simulated-learning.json'

/** With what the simulated pupils begin: a part of the map known, or nothing. */
export const learningStarts = ['known', 'nothing'] as const
export type LearningStart = (typeof learningStarts)[number]

/** How they learn and forget: by ACT-R's activation, by leaky integrators, and without an effect of spacing. */
export const learnerKinds = ['A', 'B', 'C'] as const
export type LearnerKind = (typeof learnerKinds)[number]

/** Ways of choosing what to practise, ours first. */
export const learningWays = ['ours', 'blocked', 'random', 'randomOpen', 'leitner', 'fixed'] as const
export type LearningWay = (typeof learningWays)[number]

/** After the last day of practice, and after thirty more without. */
export const learningDays = ['day60', 'day90'] as const
export type LearningDay = (typeof learningDays)[number]

/** The share of the map's skills that is known on a day, from 0 to 1. */
export type KnownShares = Readonly<Record<LearningDay, number>>
export type WayFigures = Readonly<Record<LearningWay, KnownShares>>

export interface LearningFigures {
  /** How many pupils they are the means of; nothing was tuned on these. */
  readonly pupils: number
  readonly shares: Readonly<Record<LearningStart, Readonly<Record<LearnerKind, WayFigures>>>>
}

/** The goals, for the learners A and B who begin with a part of the map known. */
export const learningGoals = { ofBlocked: 1.4, ofBest: 0.95 } as const

export const learningFigures: LearningFigures = figures

/** How many times as much is known by our way as by blocked practice, and as by the best of all others. */
export function ratiosOf(ways: WayFigures, day: LearningDay): { readonly ofBlocked: number; readonly ofBest: number } {
  const best = Math.max(...learningWays.filter((way) => way !== 'ours').map((way) => ways[way][day]))
  return { ofBlocked: ways.ours[day] / ways.blocked[day], ofBest: ways.ours[day] / best }
}

/** Whether the goals are met: for A and B with a part of the map known at first, on both days. */
export function isGoalMet({ shares }: LearningFigures): boolean {
  const marked = [shares.known.A, shares.known.B].flatMap((ways) => learningDays.map((day) => ratiosOf(ways, day)))
  return marked.every(({ ofBlocked, ofBest }) => ofBlocked >= learningGoals.ofBlocked && ofBest >= learningGoals.ofBest)
}
