import { exerciseMessages } from '@/lib/shared/messages/exercise'
import type { PlayerState } from '../player/player-state'

const { went } = exerciseMessages

/**
 * How an exercise was solved, in a sentence: what went at once, and where help or another try was needed. Nothing in it
 * blames.
 */
export function howItWent({ subTasks, wayOn }: Pick<PlayerState, 'subTasks' | 'wayOn'>): string {
  const steps = subTasks.map(({ attempts, hints }, index) => ({
    position: index + 1,
    skill: wayOn?.steps?.[index] ?? undefined,
    isHelped: hints.length > 0,
    isTriedAgain: attempts > 0 && hints.length === 0,
  }))
  const helped = steps.filter(({ isHelped }) => isHelped)
  const triedAgain = steps.filter(({ isTriedAgain }) => isTriedAgain)
  const atOnce = steps.length - helped.length - triedAgain.length
  if (steps.length === 1) return went.single(subTasks[0]?.attempts ?? 0, helped.length > 0)
  if (atOnce === steps.length) return went.allAtOnce(steps.length)
  return went.steps({ count: steps.length, atOnce, helped, triedAgain })
}
