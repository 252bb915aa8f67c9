import type { Transaction } from '@/lib/ports/document-store'
import { readMemory } from '../memory/read-memory'
import { MEMORY_SNAPSHOTS, parseSnapshot, toStoredSnapshot } from '../memory/snapshot'
import { MEMORY, toStoredMemory } from '../memory/stored-memory'
import { placed } from '../rules/placement'
import type { SkillMap } from '../skill-map/load-skill-map'
import { outdated, PRACTICE_PLANS, parsePlan, toStoredPlan } from '../today/stored-plan'
import { PLACEMENTS, type Placement, toStoredPlacement } from './stored-placement'

interface Ending {
  readonly userId: string
  readonly map: SkillMap
  readonly now: Date
  /** Whether the practice of today is composed anew, with what was found. */
  readonly isDayUntouched: boolean
}

/**
 * Writes a placement that is over, and what it has found, in one commit. What it has found stands in the snapshot too: no
 * round tells of it, and the memory has to be made again from snapshot and rounds.
 */
export async function endPlacement(
  transaction: Transaction,
  placement: Placement,
  { userId, map, now, isDayUntouched }: Ending,
): Promise<void> {
  const [{ memory, isInherited }, snapshot, plan] = await Promise.all([
    readMemory(transaction, userId),
    transaction.get(MEMORY_SNAPSHOTS, userId).then(parseSnapshot),
    transaction.get(PRACTICE_PLANS, userId).then(parsePlan),
  ])
  const { grade, answers } = placement
  const after = placed(memory, { map, grade, answers }, now)
  const found = Object.entries(after.skills).filter(([skill]) => memory.skills[skill] === undefined)
  transaction.set(
    PLACEMENTS,
    userId,
    toStoredPlacement({ ...withoutQuestion(placement), found: found.map(([id]) => id) }),
  )
  if (found.length === 0) return
  const base = isInherited ? memory : snapshot.memory
  const skills = { ...Object.fromEntries(found), ...base.skills }
  transaction.set(MEMORY, userId, toStoredMemory(after))
  transaction.set(MEMORY_SNAPSHOTS, userId, toStoredSnapshot({ ...snapshot, memory: { skills } }))
  if (isDayUntouched) transaction.set(PRACTICE_PLANS, userId, toStoredPlan(outdated(plan)))
}

function withoutQuestion({ question: _, ...rest }: Placement): Placement {
  return rest
}
