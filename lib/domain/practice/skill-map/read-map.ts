import { listClassifications } from '@/lib/domain/classification/list-classifications'
import { exerciseLevelPath } from '@/lib/domain/exercise/model/exercise-path'
import { wikiPath } from '@/lib/domain/wiki/model/wiki-path'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { homeDay } from '@/lib/shared/format/date-time'
import { readMemory } from '../memory/read-memory'
import type { Memory, Skill } from '../model'
import { needsRefreshing, stateOf } from '../rules/mastery'
import type { MapAnswer } from '../schemas'
import { PRACTICE_PLANS, parsePlan } from '../today/stored-plan'
import { gradesOfMap, levelIn, loadSkillMap, type MappedSkill, practisable, type SkillMap } from './load-skill-map'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/**
 * The skills of a grade by topic, in the order in which they are taught, with how far a pupil is with each.
 *
 * @param asked the grade; where the map has none of it, that of the pupil, or the lowest.
 */
export async function readMap({ store, clock }: Deps, userId: string, asked: number | undefined): Promise<MapAnswer> {
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
  return { grade, grades, topics: shownTopics(map, { grade, memory, now: clock.now(), labels }) }
}

interface Showing {
  readonly grade: number
  readonly memory: Memory
  readonly now: Date
  /** What topics are called, by id; without it as their ids. */
  readonly labels?: ReadonlyMap<string, string>
}

/** The skills of a grade by topic, each as it stands in the memory of a pupil. */
export function shownTopics(map: SkillMap, { grade, memory, now, labels }: Showing): MapAnswer['topics'] {
  const own = practisable(map).filter((skill) => skill.grade === grade)
  const ids = new Set(own.map(({ id }) => id))
  const today = homeDay(now)
  return byTopic(own, labels).map(({ skills, ...topic }) => ({
    ...topic,
    skills: skills.map((skill) => toShown(skill, { ids, memory, today })),
  }))
}

/** Skills by topic, in their order. @param labels what topics are called, by id; without it as their ids */
export function byTopic<Of extends Pick<Skill, 'topic'>>(
  skills: readonly Of[],
  labels?: ReadonlyMap<string, string>,
): readonly { readonly id: string; readonly title: string; readonly skills: readonly Of[] }[] {
  return [...new Set(skills.map(({ topic }) => topic))].map((topic) => ({
    id: topic,
    title: labels?.get(topic) ?? topic,
    skills: skills.filter((skill) => skill.topic === topic),
  }))
}

interface Among {
  /** The skills that are shown. */
  readonly ids: ReadonlySet<string>
  readonly memory: Memory
  readonly today: string
}

function toShown(
  { id, title, after, exercises, wiki }: MappedSkill,
  { ids, memory, today }: Among,
): MapAnswer['topics'][number]['skills'][number] {
  const own = memory.skills[id]
  return {
    id,
    title,
    state: stateOf(memory, id),
    ...(own && needsRefreshing(own, today) && { refresh: true as const }),
    after: after.filter((before) => ids.has(before)),
    ...(own && { last: { day: own.card.lastReview, rating: own.lastRating } }),
    exercises: exercises.map((exercise) => ({
      title: exercise.title,
      path: exerciseLevelPath(exercise.id, levelIn(exercise, own?.level ?? 1)),
    })),
    ...(wiki && { wiki: { title: wiki.title, path: wikiPath(wiki.id) } }),
  }
}
