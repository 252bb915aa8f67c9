import type { DifficultyLevel } from '@/lib/domain/exercise/model/kinds'
import { homeDay } from '@/lib/shared/format/date-time'
import type { Memory, Skill, SkillMemory } from '../model'
import { addDays } from './days'
import { reviewed } from './scheduler'

/** Five minutes of questions. */
export const MAX_PLACEMENT_QUESTIONS = 12
/** What placement asks at, and where practice of what it found goes on. */
export const PLACEMENT_LEVEL: DifficultyLevel = 2
/** What placement found comes back between these days, so that it is confirmed soon and not all on one day. */
const CONFIRMED_WITHIN = { least: 3, most: 7 } as const

export interface PlacementAnswer {
  readonly skill: string
  /** Whether it was right at the first try. What was passed over was not. */
  readonly right: boolean
}

interface PlacementSoFar {
  readonly map: readonly Skill[]
  readonly grade: number
  readonly answers: readonly PlacementAnswer[]
}

/**
 * The skill that the next question is about: the one that leaves fewest skills open whichever way it is answered, as the
 * middle of a list does in a binary search. A right answer settles what comes before the skill, a wrong one what comes
 * after it. What was practised already is not asked. Undefined when nothing is open any more, or enough was asked.
 */
export function nextPlacementQuestion(memory: Memory, { map, grade, answers }: PlacementSoFar): Skill | undefined {
  if (answers.length >= MAX_PLACEMENT_QUESTIONS) return undefined
  const asked = map.filter((skill) => skill.grade <= grade)
  const [before, following] = [linesOf(stepsBack(asked)), linesOf(stepsOn(asked))]
  const settled = settle(answers, before, following)
  const isOpen = (id: string) => !settled.has(id) && memory.skills[id] === undefined
  const openOf = (line: ReadonlySet<string> | undefined) => [...(line ?? [])].filter(isOpen).length
  const worth = (skill: Skill) => {
    const [right, wrong] = [openOf(before.get(skill.id)), openOf(following.get(skill.id))]
    return [Math.min(right, wrong), right + wrong] as const
  }
  const [best] = asked
    .filter(({ id }) => isOpen(id))
    .map((skill) => ({ skill, worth: worth(skill) }))
    .toSorted((one, other) => other.worth[0] - one.worth[0] || other.worth[1] - one.worth[1])
  return best?.skill
}

/**
 * The memory with what placement found: it counts as working, and is due within days. What was practised already stays as
 * it is, since rounds say more than one answer.
 */
export function placed(memory: Memory, { map, grade, answers }: PlacementSoFar, now: Date): Memory {
  const asked = map.filter((skill) => skill.grade <= grade)
  const settled = settle(answers, linesOf(stepsBack(asked)), new Map())
  const found = asked.filter(({ id }) => settled.get(id) === true)
  const span = CONFIRMED_WITHIN.most - CONFIRMED_WITHIN.least + 1
  const entries = found.map(({ id }, index) => [id, placedSkill(now, CONFIRMED_WITHIN.least + (index % span))] as const)
  return { skills: { ...Object.fromEntries(entries), ...memory.skills } }
}

function placedSkill(now: Date, days: number): SkillMemory {
  const day = homeDay(now)
  return {
    card: { ...reviewed(undefined, { rating: 'good', day, isSure: false }), due: addDays(day, days) },
    goodDays: [],
    goodAtHighest: false,
    lastRating: 'good',
    goodRun: 0,
    level: PLACEMENT_LEVEL,
    reached: 'working',
  }
}

/** What the answers settle, true for known; a later answer overrules an earlier one. */
function settle(
  answers: readonly PlacementAnswer[],
  before: ReadonlyMap<string, ReadonlySet<string>>,
  following: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, boolean> {
  const settled = new Map<string, boolean>()
  for (const { skill, right } of answers) {
    for (const id of (right ? before : following).get(skill) ?? [skill]) settled.set(id, right)
  }
  return settled
}

/** What comes just before each skill, of the skills that are asked about. */
function stepsBack(asked: readonly Skill[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Set(asked.map(({ id }) => id))
  return new Map(asked.map(({ id, after }) => [id, after.filter((each) => ids.has(each))]))
}

/** What comes just after each. */
function stepsOn(asked: readonly Skill[]): ReadonlyMap<string, readonly string[]> {
  const steps = new Map<string, string[]>(asked.map(({ id }) => [id, []]))
  for (const { id, after } of asked) for (const each of after) steps.get(each)?.push(id)
  return steps
}

/** Each skill with all that can be reached from it by such steps, itself included. */
function linesOf(steps: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [...steps.keys()].map((start) => {
      const reached = new Set([start])
      // A set may grow while it is walked: new members are walked as well.
      for (const id of reached) for (const next of steps.get(id) ?? []) reached.add(next)
      return [start, reached] as const
    }),
  )
}
