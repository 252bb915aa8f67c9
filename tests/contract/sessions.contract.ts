import { createMemoryRateLimiter } from '@/lib/adapters/memory-rate-limiter'
import { createNullPaymentGateway } from '@/lib/adapters/null-payment-gateway'
import { changePassword } from '@/lib/domain/account/change-password'
import { hashPassword } from '@/lib/domain/account/password'
import { requestAccountDeletion } from '@/lib/domain/account/request-account-deletion'
import {
  beginSession,
  deleteExpiredSessions,
  endOtherSessions,
  endSession,
  findSession,
  forgetEndedSessions,
  listSessions,
  type OpenSession,
  SESSIONS,
} from '@/lib/domain/account/sessions'
import { createUser, findUser, type StoredUser, toSignedInUser, updateUser } from '@/lib/domain/account/users'
import type { DocumentStore } from '@/lib/ports/document-store'

const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.UTC(2026, 0, 15, 12)
const device = { browser: 'Firefox', system: 'Linux' }

/** What sessions promise, whatever store is under them. */
export function sessionsContract(name: string, open: () => DocumentStore): void {
  async function setUp() {
    const store = open()
    let now = START
    const clock = { now: () => new Date(now) }
    const deps = {
      store,
      clock,
      rateLimiter: createMemoryRateLimiter(),
      errorReporter: { report: () => 'report', notify: () => undefined },
      payments: createNullPaymentGateway(),
    }
    const kata = await createUser(deps, { email: 'kata@pelda.hu', name: 'Kata' })
    const begin = async (user: StoredUser) => {
      const begun = await beginSession(deps, { uid: user.uid, device, sessionVersion: user.sessionVersion })
      if (!begun) throw new Error('no session has begun')
      return { uid: user.uid, secret: begun.secret }
    }
    const find = async (token: { readonly uid: string; readonly secret: string }): Promise<OpenSession> => {
      const found = await findSession(deps, token)
      if (!found) throw new Error('the session has ended')
      return found
    }
    const isOpen = async (token: Parameters<typeof find>[0]) => (await findSession(deps, token)) !== undefined
    const pass = (milliseconds: number) => {
      now += milliseconds
    }
    return { deps, store, kata, begin, find, isOpen, pass }
  }

  describe(name, () => {
    test('a session is found by its secret and its account, of which the store keeps no copy', async () => {
      const { store, kata, begin, find, isOpen } = await setUp()
      const token = await begin(kata)
      expect(await find(token)).toMatchObject({ user: kata, session: { uid: kata.uid, ...device } })
      expect(await isOpen({ ...token, uid: 'somebody' })).toBe(false)
      expect(await isOpen({ ...token, secret: `${token.secret}x` })).toBe(false)
      expect(JSON.stringify(await store.query(SESSIONS))).not.toContain(token.secret)
    })

    test('one that is ended is not found, and no other ends with it', async () => {
      const { store, kata, begin, isOpen } = await setUp()
      const [first, second] = [await begin(kata), await begin(kata)]
      await endSession(store, first.secret)
      expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
    })

    test('all but one end at once, also those that are just beginning', async () => {
      const { deps, kata, begin, find, isOpen } = await setUp()
      const [kept, other] = [await begin(kata), await begin(kata)]
      const { session } = await find(kept)
      const [, late] = await Promise.all([
        endOtherSessions(deps, session),
        beginSession(deps, { uid: kata.uid, device, sessionVersion: kata.sessionVersion }),
      ])
      expect([await isOpen(kept), await isOpen(other)]).toEqual([true, false])
      // It came first, and has ended with the others, or did not begin.
      expect(late !== undefined && (await isOpen({ uid: kata.uid, secret: late.secret }))).toBe(false)
      expect(await listSessions(deps, (await find(kept)).session)).toHaveLength(1)
    })

    test('what is left of those that have ended is deleted, and not the one that ends the others meanwhile', async () => {
      const { deps, store, kata, begin, find, isOpen } = await setUp()
      const [kept] = [await begin(kata), await begin(kata)]
      const { session } = await find(kept)
      const query: DocumentStore['query'] = async (...asked) => {
        const found = await store.query(...asked)
        await endOtherSessions(deps, session)
        return found
      }
      await forgetEndedSessions({ ...deps, store: { ...store, query } }, kata.uid)
      expect(await isOpen(kept)).toBe(true)
      expect(await store.query(SESSIONS)).toMatchObject([{ id: session.id }])
    })

    test('another password ends all and begins one, for which nobody has to sign in', async () => {
      const { deps, store, kata, begin, find, isOpen } = await setUp()
      await store.set('credentials', kata.uid, { passwordHash: await hashPassword('titok1') })
      const [mine, other] = [await begin(kata), await begin(kata)]
      const { session } = await find(mine)
      const change = { currentPassword: 'titok1', newPassword: 'hosszú új jelszó 17' }
      const { secret } = await changePassword(deps, { user: toSignedInUser(kata), session }, change)
      expect([await isOpen(mine), await isOpen(other)]).toEqual([false, false])
      expect((await find({ uid: kata.uid, secret })).session).toMatchObject(device)
      // Whoever was let in by the password of before.
      expect(await beginSession(deps, { uid: kata.uid, device, sessionVersion: kata.sessionVersion })).toBeUndefined()
    })

    test.each([
      [
        'is locked',
        (deps: Awaited<ReturnType<typeof setUp>>['deps'], uid: string) => requestAccountDeletion(deps, uid),
      ],
      ['is disabled', ({ store }: { store: DocumentStore }, uid: string) => updateUser(store, uid, { disabled: true })],
    ])('an account that %s has none, and begins none', async (_, lock) => {
      const { deps, kata, begin, isOpen } = await setUp()
      const token = await begin(kata)
      await lock(deps, kata.uid)
      expect(await isOpen(token)).toBe(false)
      expect(await beginSession(deps, { uid: kata.uid, device, sessionVersion: undefined })).toBeUndefined()
      expect(await findUser(deps.store, kata.uid)).toMatchObject({ disabled: true })
    })

    test('what has run out is deleted, in portions, and nothing else', async () => {
      const { deps, store, kata, begin, isOpen, pass } = await setUp()
      await store.transaction(async (transaction) => {
        for (let index = 0; index < 230; index += 1) {
          const at = new Date(START - DAY_MS).toISOString()
          const data = {
            uid: 'gone',
            sessionVersion: 0,
            signedInAt: at,
            lastSeenDay: '2026-01-14',
            expiresAt: at,
            ...device,
          }
          transaction.create(SESSIONS, `old-${index}`, data)
        }
      })
      const token = await begin(kata)
      await deleteExpiredSessions(deps)
      expect(await store.query(SESSIONS)).toHaveLength(1)
      expect(await isOpen(token)).toBe(true)
      pass(91 * DAY_MS)
      await deleteExpiredSessions(deps)
      expect(await store.query(SESSIONS)).toEqual([])
      await deleteExpiredSessions(deps)
    })
  })
}
