import type { DifficultyLevel, LeftAnswer } from '@/lib/domain/exercise/model'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'
import type { Day, RatedSubTask } from '../model'
import { claimedSources } from '../model/kinds'

/** From where a round was begun: from anywhere on the site, from today's practice, from Hibáim, or within an exam. */
export const roundSources = ['free', ...claimedSources, 'exam'] as const
export type RoundSource = (typeof roundSources)[number]

/** What was handed in to a sub-task, a control each; `null` where nothing was. */
export type HandedIn = readonly (DeepReadonly<LeftAnswer> | null)[]

/** One exercise at one seed and level, worked on by one pupil. */
export interface RoundRef {
  readonly userId: string
  readonly exerciseId: string
  readonly seed: number
  readonly difficultyLevel: DifficultyLevel
}

/** How the work on one sub-task went so far. */
export interface RoundSubTask extends RatedSubTask {
  /** It is marked by its solver, so nothing is known of it. */
  readonly isSelfMarked?: true | undefined
  /** Which try the last one is by the count of who sent it, where that is further: the round began again under their page. */
  readonly ahead?: number | undefined
  /** When it was answered wrong first, ISO time; absent in rounds that are older than this was kept. */
  readonly missedAt?: string | undefined
  /** What was handed in at the first wrong try, unless that is very long. */
  readonly firstAnswers?: HandedIn | undefined
  /** The typical mistake that it met, by its id in the catalogue. */
  readonly mistake?: string | undefined
  /** The day on which its mistake was mended, once that has been noted. */
  readonly mendedOn?: Day | undefined
  /** What solved it, unless that is very long. */
  readonly answers?: HandedIn | undefined
}

/**
 * The work of one pupil on one exercise at one seed and level, from the first check or hint to the last right answer, or
 * to its being left. Times are ISO times.
 */
export interface Round extends RoundRef {
  /** Tells the text of the exercise that was worked on: what an author changes makes another one. */
  readonly content: string
  /** The highest level that the exercise has. */
  readonly highestLevel: DifficultyLevel
  /** The first is the main one. */
  readonly skills: readonly string[]
  readonly source: RoundSource
  readonly startedAt: string
  readonly updatedAt: string
  readonly finishedAt?: string | undefined
  /** When it was given up on. It may be finished afterwards all the same, but is remembered as it was then. */
  readonly leftAt?: string | undefined
  readonly subTasks: readonly RoundSubTask[]
}

/** A check that was graded. */
export interface GradedTry {
  readonly subTask: number
  readonly answers: HandedIn
  readonly correct: boolean
  /** Which try it is by the count of who sent it, from 1: one that was counted already is not counted again. */
  readonly attempt?: number | undefined
  readonly mistake?: string | undefined
}

/** Longer answers are not kept: nobody types so much in earnest. */
const MOST_KEPT_CHARACTERS = 2000

/**
 * The round after a check, or the same round where it counts for nothing new: of a sub-task that is solved, or a wrong one
 * that was counted already. The right answer to the last sub-task ends it. Of a round that was given up on, which is
 * remembered as it was then, this end alone is noted.
 */
export function countTry(round: Round, check: GradedTry, at: string): Round {
  const { subTask: index, answers, correct, attempt, mistake } = check
  const before = round.subTasks[index]
  if (!before || before.solved || (!correct && isCounted(before, attempt))) return round
  const isEnd = correct && index === round.subTasks.length - 1
  if (round.leftAt !== undefined) return isEnd ? { ...round, finishedAt: at } : round
  const kept = JSON.stringify(answers).length <= MOST_KEPT_CHARACTERS ? answers : undefined
  const isFirstMiss = !correct && !wasMissed(before)
  const after: RoundSubTask = {
    ...before,
    tries: before.tries + 1,
    ahead: attempt !== undefined && attempt > before.tries + 1 ? attempt : undefined,
    solved: correct,
    ...(isFirstMiss && { missedAt: at, firstAnswers: kept, mistake }),
    ...(correct && { answers: kept }),
  }
  return { ...changeSubTask(round, index, after, at), ...(isEnd && { finishedAt: at }) }
}

function isCounted({ tries, ahead }: RoundSubTask, attempt: number | undefined): boolean {
  return attempt !== undefined && (attempt <= tries || attempt === ahead)
}

/** The round after its `given`-th hint to a sub-task, counted from 1, or the same round where it was given before. */
export function countHint(round: Round, index: number, given: number, at: string): Round {
  const before = round.subTasks[index]
  if (!before || before.solved || given <= before.hints || round.leftAt !== undefined) return round
  return changeSubTask(round, index, { ...before, hints: given }, at)
}

/** Whether a sub-task was answered wrong at least once. */
export function wasMissed({ tries, solved }: Pick<RatedSubTask, 'tries' | 'solved'>): boolean {
  return tries > (solved ? 1 : 0)
}

/** Whether it goes on: neither finished nor given up on. */
export function isOpen({ finishedAt, leftAt }: Pick<Round, 'finishedAt' | 'leftAt'>): boolean {
  return finishedAt === undefined && leftAt === undefined
}

/** When it ended for the first time, ISO time; `undefined` while it is open. */
export function endedAt({ finishedAt, leftAt }: Pick<Round, 'finishedAt' | 'leftAt'>): string | undefined {
  return leftAt ?? finishedAt
}

/**
 * The order in which rounds that are over are remembered: as they ended, and those that ended at once, as the tasks of an exam
 * do, by what only they say. So the memory can be made again from them.
 */
export function byEnd(one: Round, other: Round): number {
  const [first, second] = [one, other].map((round) => `${endedAt(round) ?? ''} ${round.exerciseId}`) as [string, string]
  return first < second ? -1 : Number(first > second)
}

function changeSubTask(round: Round, index: number, subTask: RoundSubTask, at: string): Round {
  return { ...round, updatedAt: at, subTasks: round.subTasks.map((each, at) => (at === index ? subTask : each)) }
}
