import { createGenerator, type Generator, shuffled } from '@/interpreter'
import { dispersedSeed } from '@/lib/domain/exercise/model/dispersed-seeds'
import { homeDay } from '@/lib/shared/format/date-time'
import type { Day, Memory, OpenMistake, PracticePlace, Skill, SkillMemory } from '../model'
import { addDays, daysBetween } from './days'
import { isAtLeast, isDue, stateOf } from './mastery'
import { orderPlaces } from './order-places'
import { chanceOfKnowing } from './scheduler'

/** From this size on one place is kept for a new skill: a session of three would hold too few reviews with it. */
const LEAST_SIZE_WITH_KEPT_NEW = 6
/** What somebody is thought to make of a skill that is new, and of one that went wrong: only the order needs it. */
const CHANCE_OF_NEW = 0.5
const CHANCE_OF_MISTAKE = 0.4

export interface PracticeWish {
  readonly memory: Memory
  /** Those that are not mended. */
  readonly mistakes: readonly OpenMistake[]
  /** All skills, in the order in which they are taught. */
  readonly map: readonly Skill[]
  readonly grade: number
  /** How many places there may be, with those that are done. */
  readonly size: number
  /** What is done of the day's practice already, where the rest of it is composed anew. */
  readonly done?: readonly Pick<PracticePlace, 'skill' | 'kind'>[]
  /** The ids of skills that cannot come today, since nothing that trains them is left. */
  readonly without?: ReadonlySet<string>
  readonly now: Date
  /** Any integer, the pupil's own; with the day it decides what chance decides. */
  readonly seed: number
}

/**
 * Today's practice: what is due, the longest overdue first, of one topic no more than half of it while others are due, with
 * one place kept for a new skill and at most one for a mistake whose skill is due; new skills in what is left, in the order
 * of the map. Where both are few, what is due soonest comes early, but nothing twice on a day. What is done keeps its places,
 * and counts in all that. So never more than `size` places: what is overdue is spread over the coming sessions.
 *
 * A function of its arguments alone: the same for all moments of a day in Budapest, and on every device.
 *
 * Sources: spaced reviews, Mozer et al., "Predicting the optimal spacing of study" (NIPS 2009); spacing as forgetting that is
 * made good, Pavlik and Anderson, "Practice and forgetting effects on vocabulary memory" (Cognitive Science 29, 2005); mixed
 * topics, Rohrer and Taylor, "The shuffling of mathematics problems improves learning" (Instructional Science 35, 2007).
 */
export function composePractice(wish: PracticeWish): readonly PracticePlace[] {
  const today = homeDay(wish.now)
  const generator = createGenerator(dispersedSeed(wish.seed ^ daysBetween('1970-01-01', today)))
  const chosen = choosePlaces(wish, today, generator)
  return orderPlaces(chosen, {
    topicOf: topicsOf(wish.map),
    chanceOf: (place) => chanceOfSuccess(place, wish.memory, today),
    generator,
  })
}

function choosePlaces(wish: PracticeWish, today: Day, generator: Generator): readonly PracticePlace[] {
  const { memory, map, size, done = [], without } = wish
  const left = Math.max(0, size - done.length)
  const hasDone = (wanted: PracticePlace['kind']) => done.some(({ kind }) => kind === wanted)
  const mayCome = (id: string) => without?.has(id) !== true && done.every(({ skill }) => skill !== id)
  const mistake =
    left > 0 && !hasDone('mistake') ? mistakesFor(wish, today).find(({ skill }) => mayCome(skill)) : undefined
  const isElsewhere = ({ id }: Skill) => id !== mistake?.skill && mayCome(id)
  const open = openSkills(wish)
    .filter(isElsewhere)
    .map(({ id }): PracticePlace => ({ skill: id, level: 1, kind: 'new' }))
  // Shuffled, so that what was due on the same day comes in no order that one could learn by heart.
  const known = shuffled(map.filter(isElsewhere), generator).flatMap(({ id }) => {
    const own = memory.skills[id]
    return own ? [{ id, own }] : []
  })
  const due = known.filter(({ own }) => isDue(own, today)).toSorted(byDue)
  const early = known.filter(({ own }) => !isDue(own, today) && own.card.lastReview < today).toSorted(byDue)
  const kept = size >= LEAST_SIZE_WITH_KEPT_NEW && open.length > 0 && !hasDone('new') ? 1 : 0
  const fixed = [...(mistake ? [mistake] : []), ...open.slice(0, kept)]
  const reviews = spreadOverTopics(due, [...done, ...fixed], wish).slice(0, Math.max(0, left - fixed.length))
  return [...(mistake ? [mistake] : []), ...reviews.map(toReview), ...open, ...early.map(toReview)].slice(0, left)
}

/**
 * What is due, the longest overdue first, but of one topic no more than half of the session, with what is in it already,
 * while others are due: the rest of it comes behind those.
 */
function spreadOverTopics(
  due: readonly KnownSkill[],
  fixed: readonly Pick<PracticePlace, 'skill'>[],
  { map, size }: PracticeWish,
): readonly KnownSkill[] {
  const topicOf = topicsOf(map)
  const most = Math.ceil(size / 2)
  const counts = new Map<string | undefined, number>()
  const isWithin = (place: Pick<PracticePlace, 'skill'>) => {
    const count = (counts.get(topicOf(place)) ?? 0) + 1
    counts.set(topicOf(place), count)
    return count <= most
  }
  fixed.forEach(isWithin)
  const within = new Set(due.filter(({ id }) => isWithin({ skill: id })))
  return [...within, ...due.filter((each) => !within.has(each))]
}

interface KnownSkill {
  readonly id: string
  readonly own: SkillMemory
}

function byDue({ own: one }: KnownSkill, { own: other }: KnownSkill): number {
  return inOrder(one.card.due, other.card.due)
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function toReview({ id, own }: KnownSkill): PracticePlace {
  return { skill: id, level: own.level, kind: 'review' }
}

/**
 * The new skills that may begin, in the order of the map: those of the pupil's grade, then what earlier grades left out.
 * What comes before a skill has to be working; of an earlier grade it may also be untried, since school has taught it.
 */
export function openSkills({ memory, map, grade }: Pick<PracticeWish, 'memory' | 'map' | 'grade'>): readonly Skill[] {
  const gradeOf = new Map(map.map((skill) => [skill.id, skill.grade]))
  const mayBegin = (skill: Skill) =>
    stateOf(memory, skill.id) === 'new' &&
    skill.after.every((id) => {
      const state = stateOf(memory, id)
      return isAtLeast(state, 'working') || (state === 'new' && (gradeOf.get(id) ?? 0) < skill.grade)
    })
  return map
    .filter((skill) => skill.grade <= grade && mayBegin(skill))
    .toSorted((one, other) => other.grade - one.grade)
}

/**
 * Mistakes that may come: those whose skill is due, the longest overdue first. What was explained on the same day proves
 * nothing, and with a mistake every day whose skill is not due the simulated pupils knew less in the end.
 */
function mistakesFor({ memory, mistakes, map }: PracticeWish, today: Day): readonly PracticePlace[] {
  const known = new Set(map.map(({ id }) => id))
  const dueOf = ({ skill, day }: OpenMistake) => memory.skills[skill]?.card.due ?? addDays(day, 1)
  return mistakes
    .filter((mistake) => known.has(mistake.skill) && mistake.day < today && dueOf(mistake) <= today)
    .toSorted((one, other) => inOrder(dueOf(one), dueOf(other)) || inOrder(one.id, other.id))
    .map(({ id, skill, level }) => ({ skill, level, kind: 'mistake', mistake: id }))
}

function topicsOf(map: readonly Skill[]): (place: Pick<PracticePlace, 'skill'>) => string | undefined {
  const topics = new Map(map.map(({ id, topic }) => [id, topic]))
  return ({ skill }) => topics.get(skill)
}

function chanceOfSuccess({ kind, skill }: PracticePlace, memory: Memory, today: Day): number {
  const own = memory.skills[skill]
  if (kind === 'mistake') return CHANCE_OF_MISTAKE
  if (!own) return CHANCE_OF_NEW
  return own.lastRating === 'again' ? CHANCE_OF_NEW : chanceOfKnowing(own.card, today)
}
