import { chanceOf, normal } from './chance'
import { activationLearner, halfLifeLearner, integratorLearner, type Learner } from './learners'

/**
 * What Rohrer and Taylor measured ("The effects of overlearning and distributed practice on the retention of mathematics
 * knowledge", Applied Cognitive Psychology 20, 2006, experiment 1): ten tasks of one kind in one session, or five and five a
 * week apart; the share solved one and four weeks after the last.
 */
export const measured = {
  massed: { week: 0.75, fourWeeks: 0.32 },
  spaced: { week: 0.7, fourWeeks: 0.64 },
} as const

const TASKS = 10
const MINUTE = 1 / (24 * 60)

/** The same of a learner: the mean over pupils who differ as those of the simulation do. */
export function forgettingOf(
  learner: Learner,
  pupils = 400,
): Record<keyof typeof measured, { week: number; fourWeeks: number }> {
  return { massed: retention(learner, [TASKS], pupils), spaced: retention(learner, [TASKS / 2, TASKS / 2], pupils) }
}

function retention(learner: Learner, sessions: readonly number[], pupils: number) {
  const sum = { week: 0, fourWeeks: 0 }
  for (let pupil = 0; pupil < pupils; pupil++) {
    const chance = chanceOf(1, pupil)
    const trace = learner.trace(normal(chance))
    // The procedure is shown first, which is a practice without an answer.
    trace.practise(0.5 - MINUTE, false, 1)
    for (const [week, tasks] of sessions.entries()) {
      for (let task = 0; task < tasks; task++) {
        const time = 7 * week + 0.5 + task * MINUTE
        trace.practise(time, chance.next() < trace.chance(time), 1)
      }
    }
    const last = 7 * (sessions.length - 1) + 0.5
    sum.week += trace.chance(last + 7) / pupils
    sum.fourWeeks += trace.chance(last + 28) / pupils
  }
  return sum
}

/** Fitted to what was measured; without an effect of spacing only the mean of both ways can be met. */
export const learners = {
  A: activationLearner({
    decayScale: 0.114,
    decayIntercept: 0.1525,
    threshold: -0.513,
    noise: 0.2156,
    betweenSessions: 0.025,
    easeScale: 0.2,
  }),
  B: integratorLearner({ shortest: 0.000446, ratio: 2.309, fading: 0.98, retrieval: 19.6, easeScale: 0.3 }),
  C: halfLifeLearner({ firstHalfLife: 1.416, growth: 1.33, easeScale: 0.3 }),
} as const
