import { readSolvedLevels } from '@/lib/domain/progress/progress'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { homeDay } from '@/lib/shared/format/date-time'
import { readMemory } from '../memory/read-memory'
import { MEMORY } from '../memory/stored-memory'
import { openMistakesIn } from '../mistakes/mistakes-in-rounds'
import type { Day } from '../model'
import { listMissedRounds, listRecentRounds } from '../rounds/list-rounds'
import { composePractice, type PracticeWish } from '../rules/compose-practice'
import { seedOf } from '../rules/seed-of'
import { practisable, type SkillMap } from '../skill-map/load-skill-map'
import { type Choosing, chooseExercises } from './choose-exercises'
import { solvedOn } from './solved-on'
import { type PlannedPlace, PRACTICE_PLANS, type PracticePlan, parsePlan, placesOn, toStoredPlan } from './stored-plan'

/** Each needs another device, at the same moment, to do what a day is composed of. */
const MAX_TRIES = 10

interface Planning {
  readonly userId: string
  readonly map: SkillMap
  /** The same for all that is read of one day, also when that passes midnight. */
  readonly now: Date
}

/**
 * The plan with the practice of today, which is composed and kept unless it is there. What is done of it stays.
 *
 * @throws AppError `conflict` when what it is composed of changes again and again meanwhile.
 */
export async function planDay(store: DocumentStore, planning: Planning): Promise<PracticePlan> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const plan = await tryToPlanDay(store, planning)
    if (plan) return plan
  }
  throw new AppError('conflict', undefined, { cause: new Error(`${MAX_TRIES} tries`) })
}

/**
 * `undefined` when plan or memory have changed while the day was composed: it would be of settings that hold no more,
 * without what a placement has found, or of a pupil who has begun afresh or is gone.
 */
async function tryToPlanDay(store: DocumentStore, planning: Planning): Promise<PracticePlan | undefined> {
  const { userId } = planning
  const document = await store.get(PRACTICE_PLANS, userId)
  const plan = parsePlan(document)
  const { grade } = plan
  const day = homeDay(planning.now)
  if (grade === undefined || isOf(day, plan)) return plan
  const memory = await store.get(MEMORY, userId)
  const places = await composeDay(store, planning, { ...plan, grade })
  return store.transaction(async (transaction) => {
    const current = await Promise.all([PRACTICE_PLANS, MEMORY].map((name) => transaction.get(name, userId)))
    if (current[0]?.version !== document?.version || current[1]?.version !== memory?.version) return undefined
    const after = { ...plan, session: { day, places: [...places] } }
    transaction.set(PRACTICE_PLANS, userId, toStoredPlan(after))
    return after
  })
}

/** What is done of the day, and what is composed anew behind it. */
async function composeDay(
  store: DocumentStore,
  { userId, map, now }: Planning,
  { grade, size, session }: PracticePlan & { readonly grade: number },
): Promise<readonly PlannedPlace[]> {
  const [{ memory }, missed, solved, rounds] = await Promise.all([
    readMemory(store, userId),
    listMissedRounds(store, userId),
    readSolvedLevels(store, userId),
    listRecentRounds(store, userId, now),
  ])
  const day = homeDay(now)
  const solvedToday = solvedOn(day, rounds)
  const done = placesOn(day, { session }).filter(({ exerciseId }) => solvedToday.has(exerciseId))
  const mistakes = openMistakesIn(missed, memory)
  const seed = seedOf(userId)
  const wish = { memory, mistakes, map: practisable(map), grade, size, done, now, seed }
  const exerciseOfMistake = new Map(mistakes.map(({ id, exerciseId }) => [id, exerciseId]))
  const choosing = { map, solved, solvedToday, exerciseOfMistake, seed: seedOf(`${userId} ${day}`) }
  return [...done, ...fillPlaces(wish, choosing)]
}

/**
 * Places with exercises. A skill the only exercises of which have gone to others, or were solved today, leaves its place to
 * another skill, so that the day is shorter only where nothing else is left.
 */
function fillPlaces(wish: PracticeWish, choosing: Choosing): readonly PlannedPlace[] {
  const places = composePractice(wish)
  const planned = chooseExercises(places, choosing)
  const lost = places.filter((place) => planned.every(({ skill }) => skill !== place.skill))
  if (lost.length === 0) return planned
  const without = new Set([...(wish.without ?? []), ...lost.map(({ skill }) => skill)])
  const others = fillPlaces({ ...wish, without }, choosing)
  return others.length > planned.length ? others : planned
}

/** Whether the plan has the practice of a day, and as it is to be. */
function isOf(day: Day, { session }: PracticePlan): boolean {
  return session?.day === day && session.isOutdated !== true
}
