import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'
import { homeDay } from '@/lib/shared/format/date-time'
import { readMemory } from '../memory/read-memory'
import { listRecentRounds } from '../rounds/list-rounds'
import { loadSkillMap, practisable } from '../skill-map/load-skill-map'
import { solvedOn } from '../today/solved-on'
import { chooseQuestion } from './choose-question'
import { endPlacement } from './end-placement'
import { isAsking, PLACEMENTS, type Placement, toStoredPlacement } from './stored-placement'

export interface PlacementDeps {
  readonly store: DocumentStore
  readonly clock: Clock
}

interface Step {
  readonly userId: string
  /** What was kept when the step was thought of; `undefined` for nothing. */
  readonly document: StoredDocument | undefined
  /** The placement after the step. */
  readonly placement: Placement
}

/** Goes on with the next question that the answers leave open, or to the end. */
export async function goOn(deps: PlacementDeps, step: Step): Promise<void> {
  const { userId, placement } = step
  const { grade, startedAt, answers } = placement
  const [map, { memory }] = await Promise.all([loadSkillMap(deps.store), readMemory(deps.store, userId)])
  const salt = `${userId} ${startedAt}`
  const question = await chooseQuestion(deps.store, { map: practisable(map), memory, grade, answers, salt })
  await writeStep(deps, { ...step, placement: { ...placement, question } })
}

/** Keeps a placement as it is after a step. Where another step was first, from another device, that one stands. */
export async function writeStep({ store, clock }: PlacementDeps, step: Step): Promise<void> {
  const { userId, document, placement } = step
  const now = clock.now()
  const [map, rounds] = await Promise.all([loadSkillMap(store), listRecentRounds(store, userId, now)])
  const isDayUntouched = solvedOn(homeDay(now), rounds).size === 0
  await store.transaction(async (transaction) => {
    const current = await transaction.get(PLACEMENTS, userId)
    if (current?.version !== document?.version) return
    if (isAsking(placement)) transaction.set(PLACEMENTS, userId, toStoredPlacement(placement))
    else await endPlacement(transaction, placement, { userId, map: practisable(map), now, isDayUntouched })
  })
}
