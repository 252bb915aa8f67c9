/**
 * That money cannot go wrong, whatever happens in whatever order. `npm run payments:prove` plays more stories than this
 * does by itself; MONEY_SEED, MONEY_PATH and MONEY_RUNS play a story again that has failed, or more of them.
 */
import { randomUUID } from 'node:crypto'
import { FirestoreMock } from '@firebase-bridge/firestore-admin'
import fc from 'fast-check'
import { createFirestoreStore } from '@/lib/adapters/firestore/firestore-store'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import type { DocumentStore } from '@/lib/ports/document-store'
import { type Command, stories } from '@/tests/support/money/command'
import { playStory } from '@/tests/support/money/world'
import { temporaryFiles } from '@/tests/support/temporary-files'
import { openSite } from '@/tests/support/test-site'

/** The same each time: that nothing fails at random is for the long run to find out, which prints its seed. */
const FIXED_SEEDS = [20_260_115, 77]
const { MONEY_SEED, MONEY_PATH, MONEY_RUNS, MONEY_STORE, MONEY_LENGTH = '18' } = process.env

jest.setTimeout(MONEY_RUNS === undefined ? 240_000 : 24 * 60 * 60 * 1000)

const newFile = temporaryFiles()
const environment = new FirestoreMock()
// A clock that never shows one time twice, as in document-store.test.ts.
let now = Date.UTC(2025, 0, 1)
environment.systemTime.custom(() => new Date(now++))
afterAll(() => environment.deleteAll())

/** The stores of two processes, over the same documents. */
const openers: Readonly<Record<string, () => readonly [DocumentStore, DocumentStore]>> = {
  sqlite: () => {
    const file = newFile('store.sqlite')
    return [createSqliteStore({ file }), createSqliteStore({ file })]
  },
  firestore: () => {
    const database = environment.createDatabase(`test-${randomUUID().slice(0, 8)}`).firestore()
    return [createFirestoreStore(database), createFirestoreStore(database)]
  },
}

async function play(store: string, story: readonly Command[]): Promise<void> {
  const stores = openers[store]?.()
  if (!stores) throw new Error(`there is no store ${store}`)
  try {
    const fault = await playStory(openSite({ store: stores[0] }), stores, story)
    if (fault) throw new Error(`after ${JSON.stringify(fault.after)}:\n${fault.faults.join('\n')}`)
  } finally {
    await Promise.all(stores.map((each) => each.close()))
  }
}

/** Of the run by itself, which ends when its time is over, but not before the first stories. */
const SHORT_RUN = { sqlite: { runs: 60, length: 18 }, firestore: { runs: 2, length: 6 } }
const SHORT_RUN_MS = 6_000
const SHRINKING_MS = 60_000

const isShort = MONEY_RUNS === undefined && MONEY_PATH === undefined
const seeds = MONEY_SEED === undefined ? FIXED_SEEDS : [Number(MONEY_SEED)]
const storeNames = (['sqlite', 'firestore'] as const).filter((name) => (MONEY_STORE ?? name) === name)
// The second store is slow to imitate: what both have to stand is played on the first.
const played = storeNames.flatMap((store) =>
  seeds.slice(0, isShort && store === 'firestore' ? 1 : 2).map((seed) => ({ store, seed })),
)

test.each(played)('on $store every payment ends in access or in a refund, seed $seed', async ({ store, seed }) => {
  const limit = timeLimit()
  let playedToTheEnd = 0
  const property = fc.asyncProperty(
    stories(isShort ? SHORT_RUN[store].length : Number(MONEY_LENGTH)),
    async (story) => {
      if (playedToTheEnd > 0 && limit.isOver()) return
      try {
        await play(store, story)
      } catch (error) {
        limit.beginAnew()
        throw error
      }
      playedToTheEnd += 1
    },
  )
  const numRuns = Number(MONEY_RUNS ?? SHORT_RUN[store].runs)
  await fc.assert(property, { seed, numRuns, ...(MONEY_PATH !== undefined && { path: MONEY_PATH }) })
  expect(playedToTheEnd).toBeGreaterThan(0)
})

/** How long stories go on to be played; once one has failed, how long a shorter one is looked for. */
function timeLimit() {
  let end = performance.now() + SHORT_RUN_MS
  let hasFailed = false
  return {
    isOver: () => (isShort || hasFailed) && performance.now() > end,
    beginAnew() {
      if (!hasFailed) end = performance.now() + SHRINKING_MS
      hasFailed = true
    },
  }
}
