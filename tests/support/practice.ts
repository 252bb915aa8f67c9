import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import { type Memory, NO_MEMORY, type RatedRound, type RatedSubTask, type Skill } from '@/lib/domain/practice/model'
import { remember } from '@/lib/domain/practice/rules/remember'

/** A sub-task that was right at the first try, but for what is said otherwise. */
export function subTask(given: Partial<RatedSubTask> = {}): RatedSubTask {
  return { tries: 1, hints: 0, hintCount: 3, solved: true, ...given }
}

/** A round of `fractions` in which all was right at the first try, but for what is said otherwise. */
export function round(given: Partial<RatedRound> = {}): RatedRound {
  return { level: 1, highestLevel: 3, skills: ['fractions'], left: false, subTasks: [subTask()], ...given }
}

/** Rounds of a skill by how they are to be rated. */
export const roundRated = {
  again: (skill: string) => round({ skills: [skill], subTasks: [subTask({ tries: 4 })] }),
  hard: (skill: string) => round({ skills: [skill], subTasks: [subTask({ hints: 1 })] }),
  good: (skill: string) => round({ skills: [skill] }),
  easy: (skill: string) => round({ skills: [skill], level: 3 as DifficultyLevel }),
}

/** Noon in Budapest, in winter and in summer, or nearly. */
export function noon(day: string): Date {
  return new Date(`${day}T10:30:00Z`)
}

/** The memory of rounds, each of which ended at noon of its day. */
export function memoryOf(rounds: readonly (readonly [day: string, round: RatedRound])[]): Memory {
  return rounds.reduce((memory, [day, each]) => remember(memory, each, noon(day)), NO_MEMORY)
}

export function skill(id: string, given: Partial<Skill> = {}): Skill {
  return { id, title: id, grade: 5, topic: 'hu|topic|numbers', after: [], ...given }
}
