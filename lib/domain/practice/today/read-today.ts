import { createHash } from 'node:crypto'
import type { VariantRef } from '@/lib/domain/exercise/model'
import { exercisePath } from '@/lib/domain/exercise/model/exercise-path'
import { readUsageView } from '@/lib/domain/freemium/access'
import type { UsageView } from '@/lib/domain/freemium/model'
import type { SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import { readSolvedLevels } from '@/lib/domain/progress/progress'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { homeDay } from '@/lib/shared/format/date-time'
import { readMemory } from '../memory/read-memory'
import { openMistakesIn } from '../mistakes/mistakes-in-rounds'
import { listMissedRounds, listRecentRounds } from '../rounds/list-rounds'
import type { Round } from '../rounds/round'
import { composePractice } from '../rules/compose-practice'
import { mondayOf } from '../rules/days'
import type { PracticeChoice, TodayAnswer } from '../schemas'
import { gradesOfMap, loadSkillMap, practisable, requireGrade, type SkillMap } from '../skill-map/load-skill-map'
import { chooseExercises } from './choose-exercises'
import {
  type PlannedPlace,
  PRACTICE_PLANS,
  type PracticePlan,
  parsePlan,
  toStoredPlan,
  withChoice,
} from './stored-plan'

/** What a day's practice is read with. */
export interface TodayDeps extends SiteMode {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** Today's practice, with the numbers that its places have. */
export interface Session {
  readonly today: TodayAnswer
  /** By the id of the exercise. */
  readonly variants: ReadonlyMap<string, VariantRef>
}

/** What the pupil is told of today's practice. */
export async function readToday(deps: TodayDeps, userId: string): Promise<TodayAnswer> {
  return (await readSession(deps, userId)).today
}

/**
 * Today's practice of a pupil: composed when it is looked at first, and the same for the rest of the day, on every device.
 * Without a grade there is none yet.
 */
export async function readSession(deps: TodayDeps, userId: string): Promise<Session> {
  const now = deps.clock.now()
  const today = homeDay(now)
  const [map, rounds, usage] = await Promise.all([
    loadSkillMap(deps.store),
    listRecentRounds(deps.store, userId, now),
    readUsageView(deps, { userId }),
  ])
  const solvedToday = new Set(rounds.filter((round) => dayOf(round) === today).map(({ exerciseId }) => exerciseId))
  const { grade, size, weeklyGoal, session } = await planDay(deps.store, { userId, map, now, solvedToday })
  const planned = session?.places ?? []
  return {
    today: {
      ...(grade !== undefined && { grade }),
      grades: gradesOfMap(map),
      size,
      week: { goal: weeklyGoal, days: daysOfWeek(rounds, today) },
      places: placesOf(planned, { map, solvedToday, usage }),
    },
    variants: new Map(planned.map(({ exerciseId, seed, difficultyLevel }) => [exerciseId, { seed, difficultyLevel }])),
  }
}

interface Planning {
  readonly userId: string
  readonly map: SkillMap
  /** The same for all that is read of one day, also when that passes midnight. */
  readonly now: Date
  /** The ids of the exercises that were solved today. */
  readonly solvedToday: ReadonlySet<string>
}

/** The plan with the practice of today, which is composed and kept unless it is there. What is done of it stays. */
async function planDay(store: DocumentStore, { userId, map, now, solvedToday }: Planning): Promise<PracticePlan> {
  const day = homeDay(now)
  const kept = parsePlan(await store.get(PRACTICE_PLANS, userId))
  if (kept.grade === undefined || isOf(day, kept)) return kept
  const [{ memory }, missed, solved] = await Promise.all([
    readMemory(store, userId),
    listMissedRounds(store, userId),
    readSolvedLevels(store, userId),
  ])
  const mistakes = openMistakesIn(missed, memory)
  const seed = seedOf(userId)
  const { grade, size, session } = kept
  const before = session?.day === day ? session.places : []
  const done = before.filter(({ exerciseId }) => solvedToday.has(exerciseId))
  const places = composePractice({ memory, mistakes, map: practisable(map), grade, size, done, now, seed })
  const exerciseOfMistake = new Map(mistakes.map(({ id, exerciseId }) => [id, exerciseId]))
  const chosen = chooseExercises(places, {
    map,
    solved,
    solvedToday,
    exerciseOfMistake,
    seed: seedOf(`${userId} ${day}`),
  })
  return store.transaction(async (transaction) => {
    const plan = parsePlan(await transaction.get(PRACTICE_PLANS, userId))
    // Another device may have been first.
    if (isOf(day, plan)) return plan
    const after = { ...plan, session: { day, places: [...done, ...chosen] } }
    transaction.set(PRACTICE_PLANS, userId, toStoredPlan(after))
    return after
  })
}

/** Whether the plan has the practice of a day, and as it is to be. */
function isOf(day: string, { session }: PracticePlan): boolean {
  return session?.day === day && session.isOutdated !== true
}

/**
 * Keeps how a pupil wants to practise. Another grade or size composes anew what is not done of the day.
 *
 * @throws AppError `invalid-request` for a grade that the map does not have.
 */
export async function choosePractice(deps: TodayDeps, userId: string, choice: PracticeChoice): Promise<TodayAnswer> {
  requireGrade(await loadSkillMap(deps.store), choice.grade)
  await deps.store.transaction(async (transaction) => {
    const before = parsePlan(await transaction.get(PRACTICE_PLANS, userId))
    transaction.set(PRACTICE_PLANS, userId, toStoredPlan(withChoice(before, choice)))
  })
  return readToday(deps, userId)
}

interface Standing {
  readonly map: SkillMap
  readonly solvedToday: ReadonlySet<string>
  readonly usage: UsageView
}

function placesOf(places: readonly PlannedPlace[], { map, solvedToday, usage }: Standing): TodayAnswer['places'] {
  const { exercisesUsed, exercisesRemaining } = usage.usage
  let left = exercisesRemaining ?? Number.POSITIVE_INFINITY
  return places.flatMap(({ skill, kind, ...variant }) => {
    const known = map.find(({ id }) => id === skill)
    const exercise = known?.exercises.find(({ id }) => id === variant.exerciseId)
    // An exercise or skill that is not there any more leaves its place.
    if (!known || !exercise) return []
    const isDone = solvedToday.has(exercise.id)
    const isStarted = exercisesUsed.includes(exercise.id)
    const mayStart = isDone || isStarted || left > 0
    if (!isDone && !isStarted) left -= 1
    return [
      {
        skill: known.title,
        kind,
        title: exercise.title,
        exerciseId: exercise.id,
        path: exercisePath(exercise.id, variant),
        state: isDone ? ('done' as const) : mayStart ? ('open' as const) : ('locked' as const),
      },
    ]
  })
}

/** The days of this week, from Monday, on which something was solved. */
function daysOfWeek(rounds: readonly Round[], today: string): readonly string[] {
  const monday = mondayOf(today)
  return [...new Set(rounds.map(dayOf))].filter((day) => day >= monday && day <= today).toSorted()
}

function dayOf({ finishedAt }: Round): string {
  return finishedAt === undefined ? '' : homeDay(new Date(finishedAt))
}

/** The same integer for the same text, of 31 bits. */
function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() >>> 1
}
