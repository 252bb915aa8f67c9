import type { RatedRound, RatedSubTask, Rating } from '../model'

/** More tries than these at one sub-task say that it was not known. */
export const MAX_TRIES = 3
/** A larger part of sub-tasks than this, wrong at the first try, says that it was hard. */
const MAX_WRONG_FIRST = 1 / 3

/** How a round went for one skill. */
export interface SkillResult {
  readonly skill: string
  readonly rating: Rating
  /** Whether all of it was right at the first try and without help. */
  readonly flawless: boolean
  /** Whether the round was at the highest level that its exercise has. */
  readonly atHighest: boolean
}

/**
 * How a round went for each skill that it says something about. A sub-task that names skills of its own rates those; all
 * others rate the skills of the exercise. A skill of the exercise of which no sub-task is left is rated by the whole round.
 * What was left untouched rates nothing.
 *
 * The four grades are those of FSRS (https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm); what earns
 * which is our own rule, and more tries or more hints never earn a better one.
 */
export function rateRound(round: RatedRound): readonly SkillResult[] {
  const shared = round.subTasks.filter(({ skills = [] }) => skills.length === 0)
  const bySkill = new Map<string, RatedSubTask[]>()
  for (const skill of round.skills) bySkill.set(skill, shared.length > 0 ? [...shared] : [])
  for (const subTask of round.subTasks) {
    for (const skill of new Set(subTask.skills)) bySkill.set(skill, [...(bySkill.get(skill) ?? []), subTask])
  }
  const atHighest = round.level >= round.highestLevel
  return [...bySkill].flatMap(([skill, own]) => {
    const subTasks = own.length > 0 ? own : round.subTasks
    const touched = subTasks.filter(({ tries, hints }) => tries > 0 || hints > 0)
    if (touched.length === 0) return []
    const flawless = subTasks.every(isFlawless)
    const isUnfinished = round.left && touched.some((subTask) => !subTask.solved && subTask.tries > 0)
    return [{ skill, flawless, atHighest, rating: isUnfinished ? 'again' : ratingOf(touched, flawless && atHighest) }]
  })
}

function ratingOf(touched: readonly RatedSubTask[], isEasy: boolean): Rating {
  if (touched.some(({ tries, hints, hintCount }) => tries > MAX_TRIES || (hints > 0 && hints >= hintCount))) {
    return 'again'
  }
  const wrongFirst = touched.filter(({ tries }) => tries > 1).length
  if (touched.some(({ hints }) => hints > 0) || wrongFirst > touched.length * MAX_WRONG_FIRST) return 'hard'
  return isEasy ? 'easy' : 'good'
}

function isFlawless({ tries, hints, solved }: RatedSubTask): boolean {
  return solved && tries === 1 && hints === 0
}
