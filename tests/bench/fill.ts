import { systemClock } from '@/lib/adapters/system-clock'
import { createUser } from '@/lib/domain/account/users'
import { logActivity } from '@/lib/domain/activity/log-activity'
import { EXERCISE_SUMMARIES } from '@/lib/domain/exercise/load-exercise'
import { USAGE } from '@/lib/domain/freemium/access'
import type { DocumentStore } from '@/lib/ports/document-store'

/** Writes that wait together are committed together, so a crowd of them is quicker than one after another. */
const AT_ONCE = 500

/** Lets a store grow from `from` to `size` users, each with usage, an entry of the log and an exercise of their own. */
export async function fillTo(store: DocumentStore, from: number, size: number): Promise<void> {
  const deps = { store, clock: systemClock }
  const startedAt = systemClock.now().toISOString()
  const addOne = async (index: number) => {
    const { uid } = await createUser(deps, { email: `filler${index}@bench.test`, name: `Filler ${index}` })
    await store.set(USAGE, uid, { starts: { 'egesz-osszeadas': startedAt } })
    await logActivity(deps, uid, { userId: uid, activity: 'navigate', metadata: { to: '/' } })
    const id = `filler-${index}`
    const classifications = [index % 2 === 0 ? 'hu|grade|5' : 'hu|grade|6']
    await store.set(EXERCISE_SUMMARIES, id, { id, classifications, description: id, published: startedAt })
  }
  for (let next = from; next < size; next += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, size - next) }, (_, offset) => addOne(next + offset)))
  }
}
