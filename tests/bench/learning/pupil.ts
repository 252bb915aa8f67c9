import type { Generator } from '@/interpreter'
import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import type { RatedRound, RatedSubTask, Skill } from '@/lib/domain/practice/model'
import type { PlacementAnswer } from '@/lib/domain/practice/rules/placement'
import { normal } from './chance'
import type { Learner, Trace } from './learners'

const MINUTE = 1 / (24 * 60)
const NOON = 0.5
const SUB_TASKS = 3
const HINTS = 3
/** So many of the skills have exercises with three levels, as of the exercises of grade 5; the others have one. */
const WITH_LEVELS = 0.3
/** What a level takes off the chance to solve a task. */
const LEVEL_COST = 0.05
/** Slips of who knows it, and what one may guess. */
const SLIPS = 0.05
const GUESSES = 0.03
/** What somebody makes of a skill that is new, when all that is before it is known. */
const FROM_BEFORE = 0.2
/** How much is learned, and how well one does, when what is before it is forgotten. */
const LEARNED_ON_SAND = 0.3
const SOLVED_ON_SAND = 0.5
/** Of what makes skills easy or hard for a pupil this part of the variance is the pupil's, the rest the skill's. */
const PUPILS_PART = 0.5

/** Somebody who learns the skills of a map as a learner says. */
export interface Pupil {
  /** Solves one exercise of a skill: three sub-tasks, with second tries and hints as it goes. */
  solve(
    skill: string,
    when: { readonly day: number; readonly place: number; readonly level: DifficultyLevel },
  ): RatedRound
  answer(skill: string, day: number): PlacementAnswer
  /** What was learned before the first day. */
  hasPractised(skill: string, day: number): void
  chanceOf(skill: string, day: number): number
}

export function createPupil(learner: Learner, map: readonly Skill[], chance: Generator): Pupil {
  const own = normal(chance)
  const traces = new Map<string, Trace>()
  for (const { id } of map) {
    const ease = Math.sqrt(PUPILS_PART) * own + Math.sqrt(1 - PUPILS_PART) * normal(chance)
    traces.set(id, learner.trace(ease))
  }
  const highest = new Map(map.map(({ id }): [string, DifficultyLevel] => [id, chance.next() < WITH_LEVELS ? 3 : 1]))
  const before = new Map(map.map(({ id, after }) => [id, after]))
  const known = (skill: string, time: number) => traces.get(skill)?.chance(time) ?? 0
  const ground = (skill: string, time: number) =>
    Math.min(1, ...(before.get(skill) ?? []).map((each) => known(each, time)))
  const chanceToSolve = (skill: string, time: number) => {
    const solid = ground(skill, time)
    const best = Math.max(known(skill, time), FROM_BEFORE * solid)
    return GUESSES + (1 - SLIPS - GUESSES) * best * (SOLVED_ON_SAND + (1 - SOLVED_ON_SAND) * solid)
  }
  const practise = (skill: string, time: number, wasRight: boolean) => {
    const weight = LEARNED_ON_SAND + (1 - LEARNED_ON_SAND) * ground(skill, time)
    traces.get(skill)?.practise(time, wasRight, weight)
  }
  return {
    solve(skill, { day, place, level: wanted }) {
      const highestLevel = highest.get(skill) ?? 1
      const level = highestLevel === 1 ? 1 : wanted
      const subTasks = Array.from({ length: SUB_TASKS }, (_, index) => {
        const time = day + NOON + (place * (SUB_TASKS + 1) + index) * MINUTE
        const known = chanceToSolve(skill, time) * (1 - LEVEL_COST * (level - 1))
        const result = chance.next() < known ? right() : afterWrong(known, chance)
        practise(skill, time, result.tries === 1)
        return result
      })
      return { level, highestLevel, skills: [skill], left: false, subTasks }
    },
    answer: (skill, day) => ({ skill, right: chance.next() < chanceToSolve(skill, day + NOON) }),
    hasPractised(skill, day) {
      for (let index = 0; index < SUB_TASKS; index++) practise(skill, day + NOON + index * MINUTE, true)
    },
    chanceOf: (skill, day) => known(skill, day + NOON),
  }
}

function right(): RatedSubTask {
  return { tries: 1, hints: 0, hintCount: HINTS, solved: true }
}

/** A second try of one's own for who nearly knows it; otherwise hints, one at a time, until it is solved. */
function afterWrong(known: number, chance: Generator): RatedSubTask {
  if (chance.next() < 0.3 + 0.5 * known) return { ...right(), tries: 2 }
  let hints = 1
  while (hints < HINTS && chance.next() > 0.3 + 0.5 * known) hints++
  return { ...right(), tries: 3, hints }
}
