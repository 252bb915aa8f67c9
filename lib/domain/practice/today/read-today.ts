import type { VariantRef } from '@/lib/domain/exercise/model'
import { exercisePath } from '@/lib/domain/exercise/model/exercise-path'
import { readUsageView } from '@/lib/domain/freemium/access'
import type { UsageView } from '@/lib/domain/freemium/model'
import type { SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { homeDay } from '@/lib/shared/format/date-time'
import { listRecentRounds } from '../rounds/list-rounds'
import type { Round } from '../rounds/round'
import { mondayOf } from '../rules/days'
import type { PracticeChoice, TodayAnswer } from '../schemas'
import { gradesOfMap, loadSkillMap, requireGrade, type SkillMap } from '../skill-map/load-skill-map'
import { planDay } from './plan-day'
import { solvedDay, solvedOn } from './solved-on'
import { type PlannedPlace, PRACTICE_PLANS, parsePlan, standingPlaces, toStoredPlan, withChoice } from './stored-plan'

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
  const { grade, size, weeklyGoal, session } = await planDay(deps.store, { userId, map, now })
  const planned = session?.places ?? []
  return {
    today: {
      ...(grade !== undefined && { grade }),
      grades: gradesOfMap(map),
      size,
      week: { goal: weeklyGoal, days: daysOfWeek(rounds, today) },
      places: placesOf(planned, { map, solvedToday: solvedOn(today, rounds), usage }),
    },
    variants: new Map(planned.map(({ exerciseId, seed, difficultyLevel }) => [exerciseId, { seed, difficultyLevel }])),
  }
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
  return standingPlaces(places, map).flatMap(({ skill, kind, ...variant }) => {
    const known = map.find(({ id }) => id === skill)
    const exercise = known?.exercises.find(({ id }) => id === variant.exerciseId)
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
  return [...new Set(rounds.map(solvedDay))].filter((day) => day >= monday && day <= today).toSorted()
}
