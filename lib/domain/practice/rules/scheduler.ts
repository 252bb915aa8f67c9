import { fsrs, Rating as Grade, default_w as published, State } from 'ts-fsrs'
import type { Card, Day, Rating } from '../model'
import { addDays, daysBetween } from './days'

/** Until a skill is sure it comes back within these days, so that two days decide and not one lucky round. */
export const FIRST_INTERVALS = { least: 4, most: 10, afterAgain: 3 } as const

/**
 * How two of FSRS's published parameters are changed, which come of flash cards; tuned by `npm run bench:learning` on the half
 * of its pupils that it does not report. A round is several tasks, so the first leaves more than one card does. And pupils who
 * forget mathematics as Rohrer and Taylor measured need the later ones sooner: good rounds of what is sure come after 5, 8,
 * 14, 22, 35 and 54 days, not after 3, 14, 57 and 196.
 */
const TUNED = {
  /** The first four parameters, the stability after a first round of each grade, times this. */
  firstStability: 2,
  /** Added to the ninth, whose exponential scales how much a round that went well adds. */
  growth: -1.6,
} as const
const FIRST_STABILITIES = 4
const GROWTH = 8

/**
 * FSRS 6: a review when the chance of knowing falls to nine of ten, in whole days, without steps within a day and without
 * chance, so that the same rounds always give the same memory.
 *
 * Sources: Ye, Su and Cao, "A Stochastic Shortest Path Algorithm for Optimizing Spaced Repetition Scheduling" (KDD 2022,
 * doi:10.1145/3534678.3539081); https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm.
 */
const scheduler = fsrs({
  request_retention: 0.9,
  enable_short_term: false,
  enable_fuzz: false,
  w: published.map((value, index) => {
    if (index < FIRST_STABILITIES) return value * TUNED.firstStability
    return index === GROWTH ? value + TUNED.growth : value
  }),
})

const grades = { again: Grade.Again, hard: Grade.Hard, good: Grade.Good, easy: Grade.Easy } as const

/**
 * The card of a skill after a round of it. It is never due on the day of that round.
 *
 * @param card undefined at its first round
 * @param isSure whether the skill is sure with this round, from where on FSRS alone decides
 */
export function reviewed(
  card: Card | undefined,
  { rating, day, isSure }: { readonly rating: Rating; readonly day: Day; readonly isSure: boolean },
): Card {
  // A round that ended earlier may arrive later, from a device that was offline.
  const today = card && card.lastReview > day ? card.lastReview : day
  const { card: next } = scheduler.next(toLibrary(card, today), midnightOf(today), grades[rating])
  const wanted = next.scheduled_days
  return {
    due: addDays(today, isSure ? Math.max(1, wanted) : firstInterval(wanted, rating)),
    lastReview: today,
    stability: next.stability,
    difficulty: next.difficulty,
    reps: next.reps,
    lapses: next.lapses,
  }
}

/** In how many days a skill comes back after each of so many rounds that went well, each on its day, sure from the second on. */
export function goodIntervals(rounds: number): readonly number[] {
  let card: Card | undefined
  return Array.from({ length: rounds }, (_, index) => {
    const day = card?.due ?? '2026-01-01'
    card = reviewed(card, { rating: 'good', day, isSure: index > 0 })
    return daysBetween(day, card.due)
  })
}

/** The chance, by FSRS, of knowing a skill on a day. */
export function chanceOfKnowing(card: Card, day: Day): number {
  return scheduler.forgetting_curve(Math.max(0, daysBetween(card.lastReview, day)), card.stability)
}

function firstInterval(wanted: number, rating: Rating): number {
  if (rating === 'again') return FIRST_INTERVALS.afterAgain
  return Math.min(FIRST_INTERVALS.most, Math.max(FIRST_INTERVALS.least, wanted))
}

function toLibrary(card: Card | undefined, today: Day) {
  const { lastReview, stability = 0, difficulty = 0, reps = 0, lapses = 0, due = today } = card ?? {}
  return {
    due: midnightOf(due),
    last_review: lastReview ? midnightOf(lastReview) : null,
    state: card ? State.Review : State.New,
    elapsed_days: 0,
    scheduled_days: lastReview ? daysBetween(lastReview, due) : 0,
    learning_steps: 0,
    stability,
    difficulty,
    reps,
    lapses,
  }
}

/** The library counts days in UTC: there every day has 24 hours. */
function midnightOf(day: Day): Date {
  return new Date(day)
}
