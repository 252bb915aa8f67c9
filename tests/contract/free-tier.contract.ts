/** That the free tier holds on a store, however many requests come at once. */
import { createMemoryRateLimiter } from '@/lib/adapters/memory-rate-limiter'
import { createNullPaymentGateway } from '@/lib/adapters/null-payment-gateway'
import { createStoredInvoicing } from '@/lib/adapters/stored-invoicing'
import { createAccount } from '@/lib/domain/account/create-account'
import { discardExpiredHashes } from '@/lib/domain/account/discard-expired-hashes'
import { eraseAccount } from '@/lib/domain/account/erase-account'
import { checkAnswer } from '@/lib/domain/exercise/check-answer'
import { giveHint } from '@/lib/domain/exercise/give-hint'
import { PRIVATE_EXERCISES } from '@/lib/domain/exercise/load-exercise'
import { checkAccess, startExercise } from '@/lib/domain/freemium/access'
import { KEPT_STARTS } from '@/lib/domain/freemium/kept-starts'
import { EXERCISE_LIMIT } from '@/lib/domain/freemium/model'
import { grantSubscription } from '@/lib/domain/payment/entitlement/entitlement'
import type { DocumentStore } from '@/lib/ports/document-store'
import { exerciseOf } from '../support/exercise-builder'

const REQUESTS = 200
const EXERCISES = 50
const SERVERS = 8
const TIMEOUT_MS = 60_000

/** Who has never paid is not known to the provider. */
const payments = createNullPaymentGateway()
const errorReporter = { report: () => 'report', notify: () => undefined }

const clock = { now: () => new Date('2026-01-15T12:00:00.000Z') }
const ids = Array.from({ length: EXERCISES }, (_, index) => `feladat-${index}`)
const sumOf = (id: string) =>
  exerciseOf({
    id,
    script: '(def total (+ 1 2))',
    controls: [{ type: 'single-number', props: {}, solution: 'total' }],
  })

/** How one call came out: let through, refused by the free tier, or with a fault. */
type Outcome = 'passed' | 'limit-reached' | { readonly fault: unknown }

interface Tried {
  readonly id: string
  readonly outcome: Outcome
}

/** @param open makes a new, empty store; the suite closes it. */
export function freeTierContract(name: string, open: () => DocumentStore): void {
  const check = (title: string, use: (store: DocumentStore) => Promise<void>) =>
    test(
      title,
      async () => {
        const store = open()
        try {
          await Promise.all(ids.map((id) => store.set(PRIVATE_EXERCISES, id, JSON.parse(JSON.stringify(sumOf(id))))))
          await use(store)
        } finally {
          await store.close()
        }
      },
      TIMEOUT_MS,
    )

  describe(name, () => {
    check(
      `lets ${EXERCISE_LIMIT} of ${EXERCISES} exercises through ${REQUESTS} first checks at once`,
      async (store) => {
        const tried = await tryAll(store, 'kata', (id) => ({ id, ask: 'check' }))
        expectLimited(tried)
        const started = passedOf(tried)
        for (const id of ids) {
          const access = await checkAccess(
            { store, clock, payments: { mode: 'sandbox' } },
            { userId: 'kata', exerciseId: id },
          )
          expect(access).toEqual({ allowed: started.has(id), hasStartedThisExercise: started.has(id) })
        }
      },
    )

    check('lets no more through when checks and hints come together', async (store) => {
      expectLimited(await tryAll(store, 'kata', (id, n) => ({ id, ask: n % 2 === 0 ? 'check' : 'hint' })))
    })

    check(`lets no more through ${SERVERS} servers that share the store`, async (store) => {
      const servers = Array.from({ length: SERVERS }, startServer)
      const tried = await Promise.all(
        servers.map((checkOnServer) =>
          tryAll(store, 'kata', (id) => ({ id, ask: 'check' }), REQUESTS / SERVERS, checkOnServer),
        ),
      )
      expectLimited(tried.flat())
    })

    check('keeps accounts apart', async (store) => {
      const users = ['kata', 'peti', 'zita', 'bence']
      const tried = await Promise.all(users.map((user) => tryAll(store, user, (id) => ({ id, ask: 'check' }), 50)))
      for (const ofUser of tried) expectLimited(ofUser)
    })

    check('gives no new exercises to who deletes the account and registers the mailbox again', async (store) => {
      const invoicing = createStoredInvoicing(store)
      const site = { store, clock, errorReporter, hashSecret: 'a secret of thirty-two characters', payments, invoicing }
      const first = await createAccount(site, { email: 'kata.kerek@gmail.com', name: 'Kata' })
      const started = passedOf(await tryAll(store, first.uid, (id) => ({ id, ask: 'check' }), 20))
      await eraseAccount(site, { userId: first.uid, email: undefined })
      const second = await createAccount(site, { email: 'katakerek+2@gmail.com', name: 'Kata' })
      for (const id of ids.slice(0, 30)) {
        const access = await checkAccess(site, { userId: second.uid, exerciseId: id })
        expect(access).toEqual({ allowed: started.has(id), hasStartedThisExercise: started.has(id) })
      }
      // Once more: what was taken over is kept again.
      await eraseAccount(site, { userId: second.uid, email: undefined })
      const third = await createAccount(site, { email: 'kata.kerek@gmail.com', name: 'Kata' })
      expect(passedOf(await tryAll(store, third.uid, (id) => ({ id, ask: 'hint' }), 20))).toEqual(started)
      const other = await createAccount(site, { email: 'peti@gmail.com', name: 'Peti' })
      expect((await tryAll(store, other.uid, (id) => ({ id, ask: 'check' }), 3)).map(({ outcome }) => outcome)).toEqual(
        Array(3).fill('passed'),
      )
    })

    check('keeps what was started for twelve hours, without telling whose it was', async (store) => {
      let now = clock.now().getTime()
      const running = { now: () => new Date(now) }
      const invoicing = createStoredInvoicing(store)
      const hashSecret = 'a secret of thirty-two characters'
      const site = { store, clock: running, errorReporter, hashSecret, payments, invoicing }
      const { uid } = await createAccount(site, { email: 'kata@pelda.hu', name: 'Kata' })
      await startExercise(site, { userId: uid, exerciseId: 'feladat-1' })
      await eraseAccount(site, { userId: uid, email: undefined })
      expect(await store.query('usage')).toEqual([])
      const kept = JSON.stringify(await store.query(KEPT_STARTS))
      expect(kept).toContain('feladat-1')
      for (const trace of [uid, 'kata', 'pelda.hu']) expect(kept).not.toContain(trace)
      now += 12 * 60 * 60 * 1000 - 1
      await discardExpiredHashes(site)
      expect(await store.query(KEPT_STARTS)).toHaveLength(1)
      now += 1
      await discardExpiredHashes(site)
      expect(await store.query(KEPT_STARTS)).toEqual([])
    })

    check('lets a subscriber through everything at once', async (store) => {
      await grantSubscription({ store, payments: { mode: 'sandbox' } }, 'kata')
      const tried = await tryAll(store, 'kata', (id) => ({ id, ask: 'check' }))
      expect(tried.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
    })
  })
}

interface Ask {
  readonly id: string
  readonly ask: 'check' | 'hint'
}

/** Sends all at once, the exercises one after another, so that each is asked for several times. */
function tryAll(
  store: DocumentStore,
  userId: string,
  toAsk: (id: string, n: number) => Ask,
  count = REQUESTS,
  check = checkAnswer,
): Promise<Tried[]> {
  const deps = { store, clock, rateLimiter: createMemoryRateLimiter(), payments: { mode: 'sandbox' } } as const
  const asks = Array.from({ length: count }, (_, n) => toAsk(ids[(n * 7) % EXERCISES] ?? '', n))
  return Promise.all(
    asks.map(async ({ id, ask }): Promise<Tried> => {
      const ref = { userId, exerciseId: id, seed: 5, difficultyLevel: 1, subTask: 0 } as const
      try {
        if (ask === 'check') await check(deps, { ...ref, answers: ['4'] })
        else await giveHint(deps, { ...ref, hint: '' })
        return { id, outcome: 'passed' }
      } catch (error) {
        return { id, outcome: isRefusal(error) ? 'limit-reached' : { fault: error } }
      }
    }),
  )
}

/** The same code with a memory of its own, as in another process. */
function startServer(): typeof checkAnswer {
  let server = checkAnswer
  jest.isolateModules(() => {
    server = jest.requireActual<typeof import('@/lib/domain/exercise/check-answer')>(
      '@/lib/domain/exercise/check-answer',
    ).checkAnswer
  })
  expect(server).not.toBe(checkAnswer)
  return server
}

/** By its code, since each server has a class of errors of its own. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'limit-reached'
}

function passedOf(tried: readonly Tried[]): ReadonlySet<string> {
  return new Set(tried.filter(({ outcome }) => outcome === 'passed').map(({ id }) => id))
}

/** Three exercises, every call about them, and of the others none. */
function expectLimited(tried: readonly Tried[]): void {
  const passed = passedOf(tried)
  expect(passed.size).toBe(EXERCISE_LIMIT)
  const expected = tried.map(({ id }) => ({ id, outcome: passed.has(id) ? 'passed' : 'limit-reached' }))
  expect(tried).toEqual(expected)
}
