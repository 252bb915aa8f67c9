/** What one pupil holds of one skill. Times are days, and only go forward. */
export interface Trace {
  /** The chance of solving a task of it without help. */
  chance(time: number): number
  /** @param weight how much of a practice it was, from 0 to 1: little is learned of what is built on sand */
  practise(time: number, wasRight: boolean, weight: number): void
}

/** A model of how people learn and forget. None of them is the model that the scheduler itself believes in. */
export interface Learner {
  readonly title: string
  /** @param ease how easy the skill is for the pupil, normally distributed around 0 */
  trace(ease: number): Trace
}

export interface ActivationParameters {
  readonly decayScale: number
  readonly decayIntercept: number
  readonly threshold: number
  readonly noise: number
  /** How much of an hour between sessions counts, since less interferes than within one. */
  readonly betweenSessions: number
  readonly easeScale: number
}

const DAY_SECONDS = 86_400

/**
 * ACT-R's activation, in which each practice decays the faster the more active the memory was: practice of what one still
 * knows well is soon lost. Pavlik and Anderson, "Practice and forgetting effects on vocabulary memory: an activation-based
 * model of the spacing effect" (Cognitive Science 29, 2005, 559–586).
 */
export function activationLearner(p: ActivationParameters): Learner {
  return {
    title: 'A: activation that decays (ACT-R, Pavlik and Anderson)',
    trace(ease) {
      const practices: { at: number; decay: number; weight: number }[] = []
      const secondsOf = (time: number) => {
        const day = Math.floor(time)
        return (day * p.betweenSessions + (time - day)) * DAY_SECONDS
      }
      const strength = (seconds: number) =>
        practices.reduce((sum, { at, decay, weight }) => sum + weight * Math.max(1, seconds - at) ** -decay, 0)
      return {
        chance: (time) =>
          1 / (1 + Math.exp((p.threshold - Math.log(strength(secondsOf(time))) - ease * p.easeScale) / p.noise)),
        practise(time, _, weight) {
          const at = secondsOf(time)
          practices.push({ at, weight, decay: p.decayScale * strength(at) + p.decayIntercept })
        },
      }
    },
  }
}

export interface IntegratorParameters {
  /** The time constants are `shortest` days times powers of `ratio`, their weights powers of `fading`. */
  readonly shortest: number
  readonly ratio: number
  readonly fading: number
  /** How much more a practice leaves when the answer came from memory. */
  readonly retrieval: number
  readonly easeScale: number
}

const INTEGRATORS = 16

/**
 * Leaky integrators on many scales of time: each takes up only what the faster ones have lost, so that what was spaced
 * reaches the slow ones. Mozer, Pashler, Cepeda, Lindsey and Vul, "Predicting the optimal spacing of study: a multiscale
 * context model of memory" (NIPS 22, 2009, 1321–1329).
 */
export function integratorLearner(p: IntegratorParameters): Learner {
  const weights = Array.from({ length: INTEGRATORS }, (_, index) => p.fading ** index)
  return {
    title: 'B: leaky integrators (MCM, Mozer and others)',
    trace(ease) {
      const constants = weights.map((_, index) => p.shortest * p.ratio ** index * Math.exp(ease * p.easeScale))
      const levels = weights.map(() => 0)
      const gains = weights.map(() => 0)
      let last = Number.NEGATIVE_INFINITY
      const decay = (time: number) => {
        for (const [index, constant] of constants.entries()) {
          levels[index] = (levels[index] ?? 0) * Math.exp((last - time) / constant)
        }
        last = time
      }
      /** Hands over the mean strength of each integrator and the faster ones; the last is that of all. */
      const strengthOf = (each?: (strength: number, index: number) => void) => {
        let [sum, weight, strength] = [0, 0, 0]
        for (const [index, own] of weights.entries()) {
          sum += own * (levels[index] ?? 0)
          weight += own
          strength = sum / weight
          each?.(strength, index)
        }
        return strength
      }
      return {
        chance(time) {
          decay(time)
          return Math.min(1, strengthOf())
        },
        practise(time, wasRight, weight) {
          decay(time)
          const taken = weight * (wasRight ? p.retrieval : 1)
          strengthOf((strength, index) => {
            // Added below: each integrator sees the others as they were before the practice.
            gains[index] = taken * Math.max(0, 1 - strength)
          })
          for (const [index, gain] of gains.entries()) levels[index] = (levels[index] ?? 0) + gain
        },
      }
    },
  }
}

export interface HalfLifeParameters {
  readonly firstHalfLife: number
  readonly growth: number
  readonly easeScale: number
}

/**
 * A memory whose half-life grows by each practice, whenever that is: without any effect of spacing (after Settles and
 * Meeder, "A trainable spaced repetition model for language learning", ACL 2016).
 */
export function halfLifeLearner(p: HalfLifeParameters): Learner {
  return {
    title: 'C: half-life by the number of practices, no effect of spacing',
    trace(ease) {
      let [practices, last] = [0, 0]
      return {
        chance: (time) =>
          practices === 0
            ? 0
            : 2 ** ((last - time) / (p.firstHalfLife * p.growth ** (practices - 1) * Math.exp(ease * p.easeScale))),
        practise(time, _, weight) {
          practices += weight
          last = time
        },
      }
    },
  }
}
