import { createNullPaymentGateway } from '@/lib/adapters/null-payment-gateway'
import { createStoredInvoicing } from '@/lib/adapters/stored-invoicing'
import { agreeToAccount } from '@/lib/domain/account/parental-consent/answer-parent'
import { type KeepAgesDeps, keepAges } from '@/lib/domain/account/parental-consent/keep-ages'
import { createUser, findUser } from '@/lib/domain/account/users'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Mail } from '@/lib/ports/mailer'
import { AppError } from '@/lib/shared/errors/app-error'
import { WAITING_CHILD } from '@/tests/support/ages'
import { createCrashingStore, ProcessCrashed } from '@/tests/support/crashing-store'

const DAY_MS = 24 * 60 * 60 * 1000
const ASKED_AT = Date.parse(WAITING_CHILD.parentalConsent.askedAt)

/** What becomes of a child's account as time goes by, whatever store is under it. */
export function parentalConsentContract(name: string, open: () => DocumentStore): void {
  const setUp = async () => {
    const store = open()
    let now = ASKED_AT
    const clock = { now: () => new Date(now) }
    const mails: Mail[] = []
    const reported: unknown[] = []
    const newAccount = (email: string, age: Parameters<typeof createUser>[1]['age']) =>
      createUser({ store, clock }, { email, name: 'Kata', ...(age && { age }) })
    const [child, other] = [
      await newAccount('kata@pelda.hu', WAITING_CHILD),
      await newAccount('peti@pelda.hu', { kind: 'teacher', ageBand: 'adult', sixteenIn: null, parentalConsent: null }),
    ]
    const deps: KeepAgesDeps = {
      store,
      clock,
      payments: createNullPaymentGateway(),
      invoicing: createStoredInvoicing(store),
      mailer: { send: async (mail) => void mails.push(mail) },
      errorReporter: { report: (error) => `report-${reported.push(error)}`, notify: () => undefined },
      site: { url: 'https://pelda.hu' },
      hashSecret: 'a secret of thirty-two characters',
    }
    /** Does the upkeep once on each day up to this one, of the waiting. */
    const runUntil = async (day: number) => {
      while (now < ASKED_AT + day * DAY_MS) {
        now += DAY_MS
        await keepAges(deps)
      }
    }
    const setDay = (day: number) => {
      now = ASKED_AT + day * DAY_MS
    }
    return { deps, mails, reported, child, other, runUntil, setDay }
  }
  const tokenIn = (mail: Mail | undefined) => /\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''

  describe(name, () => {
    test('two reminders go to the parent, on the fifth and the eleventh day, each once', async () => {
      const site = await setUp()
      await site.runUntil(4)
      expect(site.mails).toEqual([])
      await site.runUntil(5)
      await keepAges(site.deps)
      expect(site.mails).toMatchObject([{ to: 'anya@pelda.hu', subject: expect.stringMatching(/^Emlékeztető/) }])
      await site.runUntil(13)
      await Promise.all([keepAges(site.deps), keepAges(site.deps)])
      expect(site.mails).toHaveLength(2)
      expect(await findUser(site.deps.store, site.child.uid)).toBeDefined()
      expect(site.reported).toEqual([])
    })

    test('without an agreement the account is gone after 14 days, and no other is', async () => {
      const site = await setUp()
      await site.runUntil(14)
      expect(await findUser(site.deps.store, site.child.uid)).toBeUndefined()
      expect(await site.deps.store.query('accountTokens')).toEqual([])
      expect(await findUser(site.deps.store, site.other.uid)).toEqual(site.other)
      expect(site.mails).toHaveLength(2)
      expect(site.reported).toEqual([])
    })

    test('an upkeep that has slept still reminds twice before it deletes', async () => {
      const site = await setUp()
      site.setDay(30)
      await keepAges(site.deps)
      await keepAges(site.deps)
      expect(site.mails).toHaveLength(1)
      await site.runUntil(35)
      expect(site.mails).toHaveLength(2)
      expect(await findUser(site.deps.store, site.child.uid)).toBeDefined()
      await site.runUntil(36)
      expect(await findUser(site.deps.store, site.child.uid)).toBeUndefined()
    })

    test('an agreement keeps the account, and ends the reminders', async () => {
      const site = await setUp()
      await site.runUntil(11)
      await agreeToAccount(site.deps, tokenIn(site.mails.at(-1)))
      await site.runUntil(30)
      expect(await findUser(site.deps.store, site.child.uid)).toMatchObject({
        parentalConsent: { status: 'agreed', agreedAt: new Date(ASKED_AT + 11 * DAY_MS).toISOString() },
      })
      expect(site.mails).toHaveLength(2)
    })

    test('a reminder that cannot be sent is reported, and sent with the next run', async () => {
      const site = await setUp()
      site.setDay(5)
      const mailer = { send: () => Promise.reject(new AppError('unavailable')) }
      await keepAges({ ...site.deps, mailer })
      expect(site.reported).toMatchObject([{ code: 'unavailable' }])
      await keepAges(site.deps)
      expect(site.mails).toHaveLength(1)
    })

    test('of who has reached 16, neither the year nor the parent is kept', async () => {
      const site = await setUp()
      await site.runUntil(5)
      site.setDay((WAITING_CHILD.sixteenIn - 2026) * 365.25)
      await site.deps.store.update('users', site.child.uid, { 'parentalConsent.status': 'agreed' })
      await keepAges(site.deps)
      expect(await findUser(site.deps.store, site.child.uid)).toMatchObject({ ageBand: 'under-16' })
      site.setDay((WAITING_CHILD.sixteenIn - 2026 + 1) * 365.25)
      await keepAges(site.deps)
      expect(await findUser(site.deps.store, site.child.uid)).toMatchObject({
        ageBand: 'from-16',
        sixteenIn: null,
        parentalConsent: null,
      })
      expect(await site.deps.store.query('accountTokens')).toEqual([])
      expect(site.reported).toEqual([])
    })

    test.each(['before', 'after'] as const)('reminds nobody twice after a crash just %s any write', async (when) => {
      const dieAt = async (lastWrite: number) => {
        const site = await setUp()
        site.setDay(5)
        await keepAges({ ...site.deps, store: createCrashingStore(site.deps.store, lastWrite, when) })
        expect(site.reported.every((error) => error instanceof ProcessCrashed)).toBe(true)
        await keepAges(site.deps)
        expect({ lastWrite, isTwice: site.mails.length > 1 }).toEqual({ lastWrite, isTwice: false })
        for (const day of [11, 14, 17]) {
          site.setDay(day)
          await keepAges(site.deps)
        }
        expect(await findUser(site.deps.store, site.child.uid)).toBeUndefined()
      }
      await Promise.all([1, 2, 3, 4, 5].map(dieAt))
    })
  })
}
