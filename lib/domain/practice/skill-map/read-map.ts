import { listClassifications } from '@/lib/domain/classification/list-classifications'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { homeDay } from '@/lib/shared/format/date-time'
import { readMemory } from '../memory/read-memory'
import { listLastRounds } from '../rounds/list-rounds'
import { toRated } from '../rounds/remember-round'
import type { Round } from '../rounds/round'
import { lastRoundsOf, type PastRound } from '../rules/last-rounds'
import type { MapAnswer } from '../schemas'
import { PRACTICE_PLANS, parsePlan } from '../today/stored-plan'
import { gradesOfMap, loadSkillMap } from './load-skill-map'
import { type Showing, shownTopics } from './shown-topics'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/**
 * The skills of a grade by topic, in the order in which they are taught, with how far a pupil is with each, and how it went
 * lately.
 *
 * @param asked the grade; where the map has none of it, that of the pupil, or the lowest.
 */
export async function readMap(deps: Deps, userId: string, asked: number | undefined): Promise<MapAnswer> {
  const rounds = (await listLastRounds(deps.store, userId)).map(toPast)
  return readShown(deps, userId, { asked, lastRounds: lastRoundsOf(rounds) })
}

/** The topics of a pupil's own grade, as their grove is drawn of them. */
export async function readGrove(deps: Deps, userId: string): Promise<MapAnswer['topics']> {
  return (await readShown(deps, userId, {})).topics
}

function toPast(round: Round): PastRound {
  return { ...toRated(round), exerciseId: round.exerciseId, day: homeDay(new Date(round.updatedAt)) }
}

interface Wish extends Pick<Showing, 'lastRounds'> {
  readonly asked?: number | undefined
}

async function readShown({ store, clock }: Deps, userId: string, { asked, lastRounds }: Wish): Promise<MapAnswer> {
  const [map, classifications, plan, { memory }] = await Promise.all([
    loadSkillMap(store),
    listClassifications(store),
    store.get(PRACTICE_PLANS, userId).then(parsePlan),
    readMemory(store, userId),
  ])
  const grades = gradesOfMap(map)
  const grade = [asked, plan.grade].find((wish) => wish !== undefined && grades.includes(wish)) ?? grades[0]
  if (grade === undefined) return { grades, topics: [] }
  const labels = new Map(classifications.map(({ id, label }) => [id, label]))
  return { grade, grades, topics: shownTopics(map, { grade, memory, now: clock.now(), labels, lastRounds }) }
}
