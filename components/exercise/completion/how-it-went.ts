import { exerciseMessages } from '@/lib/shared/messages/exercise'
import type { PlayerState } from '../player/player-state'

const { went } = exerciseMessages

/** How an exercise was solved, in a sentence: what went at once, and where help was needed. Nothing in it blames. */
export function howItWent({ subTasks }: Pick<PlayerState, 'subTasks'>): string {
  const helped = subTasks.flatMap(({ hints }, index) => (hints.length > 0 ? [index + 1] : []))
  const atOnce = subTasks.filter(({ attempts, hints }) => attempts === 0 && hints.length === 0).length
  if (subTasks.length === 1) return went.single(subTasks[0]?.attempts ?? 0, helped.length > 0)
  if (atOnce === subTasks.length) return went.allAtOnce(subTasks.length)
  return went.steps({ count: subTasks.length, atOnce, helped })
}
