import { exerciseLevelPath } from '@/lib/domain/exercise/model/exercise-path'
import { wikiPath } from '@/lib/domain/wiki/model/wiki-path'
import { homeDay } from '@/lib/shared/format/date-time'
import type { Memory, Skill } from '../model'
import type { SkillRound } from '../rules/last-rounds'
import { needsRefreshing, stateOf, wasPractised } from '../rules/mastery'
import type { MapAnswer } from '../schemas'
import { levelIn, type MappedSkill, practisable, type SkillMap } from './load-skill-map'

export interface Showing {
  readonly grade: number
  readonly memory: Memory
  readonly now: Date
  /** What topics are called, by id; without it as their ids. */
  readonly labels?: ReadonlyMap<string, string>
  /** Those of each skill, by its id, where they are wanted. */
  readonly lastRounds?: ReadonlyMap<string, readonly SkillRound[]> | undefined
}

/** The skills of a grade by topic, each as it stands in the memory of a pupil. */
export function shownTopics(
  map: SkillMap,
  { grade, memory, now, labels, lastRounds = new Map() }: Showing,
): MapAnswer['topics'] {
  const own = practisable(map).filter((skill) => skill.grade === grade)
  const ids = new Set(own.map(({ id }) => id))
  const today = homeDay(now)
  const titles = new Map(map.flatMap(({ exercises }) => exercises.map(({ id, title }) => [id, title])))
  return byTopic(own, labels).map(({ skills, ...topic }) => ({
    ...topic,
    skills: skills.map((skill) =>
      toShown(skill, { ids, memory, today, rounds: named(lastRounds.get(skill.id) ?? [], titles) }),
    ),
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

type ShownSkill = MapAnswer['topics'][number]['skills'][number]

/** Without those of exercises that are there no more. */
function named(rounds: readonly SkillRound[], titles: ReadonlyMap<string, string>): ShownSkill['rounds'] {
  return rounds.flatMap(({ exerciseId, day, rating }) => {
    const exercise = titles.get(exerciseId)
    return exercise === undefined ? [] : [{ day, rating, exercise }]
  })
}

interface Among extends Pick<ShownSkill, 'rounds'> {
  /** The skills that are shown. */
  readonly ids: ReadonlySet<string>
  readonly memory: Memory
  readonly today: string
}

function toShown(
  { id, title, after, exercises, wiki }: MappedSkill,
  { ids, memory, today, rounds }: Among,
): ShownSkill {
  const own = memory.skills[id]
  return {
    id,
    title,
    state: stateOf(memory, id),
    ...(own && needsRefreshing(own, today) && { refresh: true as const }),
    after: after.filter((before) => ids.has(before)),
    ...(own && wasPractised(own) && { last: { day: own.card.lastReview, rating: own.lastRating } }),
    rounds,
    exercises: exercises.map((exercise) => ({
      title: exercise.title,
      path: exerciseLevelPath(exercise.id, levelIn(exercise, own?.level ?? 1)),
    })),
    ...(wiki && { wiki: { title: wiki.title, path: wikiPath(wiki.id) } }),
  }
}
