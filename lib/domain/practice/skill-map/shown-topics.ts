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
export function shownTopics(map: SkillMap, { grade, memory, now, labels, lastRounds }: Showing): MapAnswer['topics'] {
  const own = skillsOfGrade(map, grade)
  const standing = standingAmong(own, memory, now)
  const roundsOf = lastRounds ? namedRounds(map, lastRounds) : () => []
  return byTopic(own, labels).map(({ skills, ...topic }) => ({
    ...topic,
    skills: skills.map((skill) => ({
      ...standing(skill),
      ...trainingOf(skill, memory),
      rounds: roundsOf(skill.id),
    })),
  }))
}

/** The skills of a grade that can be practised. */
export function skillsOfGrade(map: SkillMap, grade: number): readonly MappedSkill[] {
  return practisable(map).filter((skill) => skill.grade === grade)
}

type ShownSkill = MapAnswer['topics'][number]['skills'][number]
type Standing = Pick<ShownSkill, 'id' | 'title' | 'state' | 'refresh' | 'after'>

/** @returns how far a pupil is with a skill, and which of these skills come before it. */
export function standingAmong(skills: readonly Skill[], memory: Memory, now: Date): (skill: Skill) => Standing {
  const ids = new Set(skills.map(({ id }) => id))
  const today = homeDay(now)
  return ({ id, title, after }) => {
    const own = memory.skills[id]
    return {
      id,
      title,
      state: stateOf(memory, id),
      ...(own && needsRefreshing(own, today) && { refresh: true as const }),
      after: after.filter((before) => ids.has(before)),
    }
  }
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

/** @returns the last rounds of a skill with the titles of their exercises, without those that are there no more. */
function namedRounds(
  map: SkillMap,
  lastRounds: NonNullable<Showing['lastRounds']>,
): (skill: string) => ShownSkill['rounds'] {
  const titles = new Map(map.flatMap(({ exercises }) => exercises.map(({ id, title }) => [id, title])))
  return (skill) =>
    (lastRounds.get(skill) ?? []).flatMap(({ exerciseId, day, rating }) => {
      const exercise = titles.get(exerciseId)
      return exercise === undefined ? [] : [{ day, rating, exercise }]
    })
}

/** What trains a skill, at the level at which the pupil is, what explains it, and how it went last. */
function trainingOf(
  { id, exercises, wiki }: MappedSkill,
  memory: Memory,
): Pick<ShownSkill, 'last' | 'exercises' | 'wiki'> {
  const own = memory.skills[id]
  return {
    ...(own && wasPractised(own) && { last: { day: own.card.lastReview, rating: own.lastRating } }),
    exercises: exercises.map((exercise) => ({
      title: exercise.title,
      path: exerciseLevelPath(exercise.id, levelIn(exercise, own?.level ?? 1)),
    })),
    ...(wiki && { wiki: { title: wiki.title, path: wikiPath(wiki.id) } }),
  }
}
