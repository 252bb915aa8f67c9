/** That what the provider tells of its own accord ends the same, however it arrives. */
import fc from 'fast-check'
import { POST } from '@/app/api/payment/webhook/route'
import type { StoredUser } from '@/lib/domain/account/users'
import { checkAccess } from '@/lib/domain/freemium/access'
import { readEntitlement } from '@/lib/domain/payment/entitlement/entitlement'
import { syncEntitlement } from '@/lib/domain/payment/entitlement/sync-entitlement'
import { sendNotices } from '@/lib/domain/payment/notices/notices'
import { handleEvent } from '@/lib/domain/payment/provider/handle-event'
import { runMaintenance } from '@/lib/domain/payment/provider/maintenance'
import { reconcile } from '@/lib/domain/payment/provider/reconcile'
import { withdraw } from '@/lib/domain/payment/rights/withdraw'
import { cancelSubscription, reactivateSubscription } from '@/lib/domain/payment/subscription/cancel-subscription'
import { apiRequest, call } from '@/tests/support/api-request'
import { STARTED } from '@/tests/support/callers'
import { createCrashingStore } from '@/tests/support/crashing-store'
import { buy, changeCard, giveCard, order } from '@/tests/support/payer'
import {
  ALWAYS_AUTHENTICATE_CARD,
  DECLINE_AFTER_ATTACHING_CARD,
  type TestWebhook,
} from '@/tests/support/sandbox-payments'
import { brokenMailer, openSite, type TestSite } from '@/tests/support/test-site'

jest.setTimeout(240_000)

const DAY_MS = 24 * 60 * 60 * 1000

async function openWithBuyer(card?: string) {
  const site = openSite()
  const user = await site.addUser({ emailVerified: site.clock.now().toISOString() })
  const bought = await buy(site, user, card)
  return { site, user, bought }
}

/** Sends a webhook to the site's own route. */
async function deliver(webhook: Pick<TestWebhook, 'body' | 'signature'>): Promise<number> {
  const headers = { 'stripe-signature': webhook.signature }
  return (await call(POST, apiRequest('/api/payment/webhook', { body: webhook.body, headers }))).status
}

async function deliverAll(site: TestSite): Promise<readonly string[]> {
  const webhooks = await site.takeWebhooks()
  for (const webhook of webhooks) expect(await deliver(webhook)).toBe(200)
  await site.finishWork()
  return webhooks.map(({ type }) => type)
}

async function storedState({ store }: TestSite, uid: string) {
  const { status, isCancelled, expiresAt, subscriptionId } = (await store.get('payments', uid))?.data ?? {}
  return { status, isCancelled, expiresAt, subscriptionId }
}

/** What the store should say by what the provider has. */
async function trueState(site: TestSite, { uid, email }: StoredUser) {
  const [customer] = await site.payments.customersOf({ uid, email })
  const [newest] = await site.payments.subscriptions(customer?.id ?? '')
  if (!newest) throw new Error('nothing was bought')
  const { id, status, cancelAtPeriodEnd, endedAt, currentPeriodEnd } = newest
  return {
    subscriptionId: id,
    status,
    isCancelled: cancelAtPeriodEnd || status === 'canceled',
    expiresAt: endedAt ?? currentPeriodEnd,
  }
}

const subjectsOf = ({ mails }: TestSite) => mails.map(({ subject }) => subject.split(' – ')[0]).toSorted()

describe('a webhook', () => {
  test('that is forged, changed, stale or unsigned is refused, and changes nothing', async () => {
    const { site } = await openWithBuyer()
    const [webhook] = await site.takeWebhooks()
    if (!webhook) throw new Error('the provider tells nothing')
    const before = await site.dump()
    const { body, signature } = webhook
    // Another digit than the one that stands there, whichever it is.
    const forged = signature.replace(/v1=./, (start) => (start === 'v1=0' ? 'v1=1' : 'v1=0'))
    expect(await deliver({ body, signature: forged })).toBe(400)
    expect(await deliver({ body: body.replace('"id"', '"id" '), signature })).toBe(400)
    expect(await deliver({ body, signature: '' })).toBe(400)
    expect((await call(POST, apiRequest('/api/payment/webhook', { body }))).status).toBe(400)
    site.passTime(6 * 60 * 1000)
    expect(await deliver(webhook)).toBe(400)
    expect(await site.dump()).toEqual(before)
    expect(await site.store.query('webhookEvents')).toEqual([])
  })

  test('of a type that the site does not know, or about nobody it knows, is taken', async () => {
    const { site } = await openWithBuyer()
    const event = { type: 'price.updated', createdAt: '2026-01-15T12:00:00.000Z', objectId: 'price_1', chargeId: null }
    expect(await handleEvent(site, { ...event, id: 'evt_1', customerId: null })).toBeUndefined()
    expect(await handleEvent(site, { ...event, id: 'evt_2', customerId: 'cus_unknown' })).toBeUndefined()
    expect(await site.store.query('webhookEvents')).toHaveLength(2)
  })

  test('that finds the store broken is sent again, and then has its effect', async () => {
    const { site, user } = await openWithBuyer()
    await cancelSubscription(site, user.uid)
    const events = await eventsOf(site)
    for (const when of ['before', 'after'] as const) {
      for (const event of events) {
        for (const write of [1, 2, 3]) {
          await handleEvent({ ...site, store: createCrashingStore(site.store, write, when) }, event).catch(
            () => undefined,
          )
          site.passTime(3 * 60 * 1000)
        }
        await handleEvent(site, event)
      }
    }
    expect(await storedState(site, user.uid)).toEqual(await trueState(site, user))
    await sendNotices(site)
    expect(subjectsOf(site)).toEqual([
      'A Prémium előfizetésed visszaigazolása',
      'Lemondtad a Prémium előfizetésedet',
      'Megkaptuk a befizetésedet',
    ])
    expect(await site.store.query('issuedInvoices')).toHaveLength(1)
  })
})

async function eventsOf(site: TestSite) {
  const webhooks = await site.takeWebhooks()
  return Promise.all(webhooks.map(({ body, signature }) => site.payments.readEvent(body, signature)))
}

describe('events in any order, and as often as they come', () => {
  const steps = {
    cancel: (site: TestSite, { uid }: StoredUser) => cancelSubscription(site, uid),
    reactivate: (site: TestSite, { uid }: StoredUser) => reactivateSubscription(site, uid, 'home'),
    month: (site: TestSite, { uid }: StoredUser) => site.passDays(uid, 32),
    badCard: async (site: TestSite, user: StoredUser) => {
      await changeCard(site, user, DECLINE_AFTER_ATTACHING_CARD)
    },
    buyAgain: async (site: TestSite, user: StoredUser) => void (await buy(site, user)),
  }
  const stepNames = fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]))

  test('end with what the provider has, and tell the payer each thing once', async () => {
    const histories = fc.record({
      history: fc.array(stepNames, { minLength: 1, maxLength: 4 }),
      order: fc.infiniteStream(fc.nat(1_000_000)),
      early: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(histories, async ({ history, order: numbers, early }) => {
        const { site, user } = await openWithBuyer()
        for (const name of history) {
          // Some steps are refused where they make no sense, as the page would not offer them.
          await steps[name](site, user).catch(() => undefined)
        }
        const events = await eventsOf(site)
        const shuffled = [...events, ...events]
          .map((event) => ({ event, place: numbers.next().value }))
          .toSorted((left, right) => left.place - right.place)
          .map(({ event }) => event)
        if (early) {
          // What was stored is as if none of our own calls had come to write.
          await site.store.update('payments', user.uid, { status: 'none', isCancelled: false, expiresAt: null })
        }
        for (let index = 0; index < shuffled.length; index += 3) {
          const together = shuffled.slice(index, index + 3)
          await Promise.all(together.map((event) => handleEvent(site, event)))
        }
        expect(await storedState(site, user.uid)).toEqual(await trueState(site, user))
        await Promise.all([sendNotices(site), sendNotices(site)])
        const told = site.mails.map(({ subject, text }) => subject + text)
        const paid = (await site.payments.invoices((await customerOf(site, user)) ?? '', 100)).filter(
          ({ status }) => status === 'paid',
        )
        expect(told.filter((text) => text.startsWith('Megkaptuk a befizetésedet'))).toHaveLength(paid.length)
        expect(await site.store.query('issuedInvoices')).toHaveLength(paid.length)
        expect(site.reports).toEqual([])
      }),
      { seed: 20261121, numRuns: 12 },
    )
  }, 480_000)
})

test('what was read of the provider before something newer was stored is read anew', async () => {
  const { site, user, bought } = await openWithBuyer()
  let readOnce: () => void = () => undefined
  const isRead = new Promise<void>((resolve) => {
    readOnce = resolve
  })
  let letGo: () => void = () => undefined
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let reads = 0
  const subscriptions: typeof site.payments.subscriptions = async (id) => {
    const found = await site.payments.subscriptions(id)
    reads += 1
    readOnce()
    if (reads === 1) await isLetGo
    return found
  }
  const slow = syncEntitlement({ ...site, payments: { ...site.payments, subscriptions } }, user.uid)
  await isRead
  await site.payments.endSubscription(bought.subscriptionId)
  await syncEntitlement(site, user.uid)
  letGo()
  expect((await slow)?.status).toBe('canceled')
  expect(await storedState(site, user.uid)).toEqual(await trueState(site, user))
})

async function customerOf(site: TestSite, { uid }: StoredUser): Promise<string | undefined> {
  const customerId = (await site.store.get('payments', uid))?.data.customerId
  return typeof customerId === 'string' ? customerId : undefined
}

test('events that arrive before the call that caused them has been answered open the free tier', async () => {
  const site = openSite()
  const user = await site.addUser({ emailVerified: site.clock.now().toISOString() })
  const body = await giveCard(site, user)
  await site.store.update('payments', user.uid, { customerId: undefined, setupIntentId: undefined })
  site.failAfter(6)
  await order(site, user, { ...body }).catch(() => undefined)
  site.failAfter(Number.POSITIVE_INFINITY)
  expect(await deliverAll(site)).toContain('customer.created')
  expect((await site.store.get('payments', user.uid))?.data.customerId).toBe(body.customerId)
})

describe('in the course of time', () => {
  const fourth = (user: StoredUser) => ({ userId: user.uid, exerciseId: 'negyedik' })

  async function exhaustFreeTier(site: TestSite, { uid }: StoredUser): Promise<void> {
    const now = site.clock.now().toISOString()
    await site.store.set('usage', uid, { starts: Object.fromEntries(STARTED.map((id) => [id, now])) })
  }

  test('a subscription is renewed each month, and each payment has a receipt and an invoice', async () => {
    const { site, user } = await openWithBuyer()
    await deliverAll(site)
    const before = await storedState(site, user.uid)
    await site.passDays(user.uid, 32)
    await deliverAll(site)
    const after = await storedState(site, user.uid)
    expect(after.status).toBe('active')
    expect(Date.parse(String(after.expiresAt)) - Date.parse(String(before.expiresAt))).toBeGreaterThan(27 * DAY_MS)
    expect(subjectsOf(site)).toEqual([
      'A Prémium előfizetésed visszaigazolása',
      'Megkaptuk a befizetésedet',
      'Megkaptuk a befizetésedet',
    ])
    expect(await site.store.query('issuedInvoices')).toHaveLength(2)
  })

  test('a cancelled one closes the free tier when it expires, and is reminded of before', async () => {
    const { site, user } = await openWithBuyer()
    await cancelSubscription(site, user.uid)
    await deliverAll(site)
    await exhaustFreeTier(site, user)
    const { expiresAt } = await storedState(site, user.uid)
    const end = Date.parse(String(expiresAt))
    site.passTime(end - site.clock.now().getTime() - 2 * DAY_MS)
    await runMaintenance(site)
    await runMaintenance(site)
    await exhaustFreeTier(site, user)
    expect(await checkAccess(site, fourth(user))).toMatchObject({ allowed: true })
    site.passTime(2 * DAY_MS)
    await exhaustFreeTier(site, user)
    expect(await checkAccess(site, fourth(user))).toMatchObject({ allowed: false })
    await deliverAll(site)
    expect(await storedState(site, user.uid)).toMatchObject({ isCancelled: true })
    expect(subjectsOf(site).filter((subject) => /Lemondtad|Hamarosan/.test(subject ?? ''))).toEqual([
      'Hamarosan lejár a Prémium előfizetésed',
      'Lemondtad a Prémium előfizetésedet',
    ])
  })

  test('when the time at the provider is moved, a cancelled one ends there and here', async () => {
    const { site, user } = await openWithBuyer()
    await cancelSubscription(site, user.uid)
    await site.passDays(user.uid, 32)
    await deliverAll(site)
    await exhaustFreeTier(site, user)
    expect(await storedState(site, user.uid)).toMatchObject({ status: 'canceled' })
    expect(await checkAccess(site, fourth(user))).toMatchObject({ allowed: false })
  })

  test('a renewal that fails keeps the access for a while, and tells the payer how to pay', async () => {
    const { site, user } = await openWithBuyer()
    await changeCard(site, user, DECLINE_AFTER_ATTACHING_CARD)
    await site.passDays(user.uid, 32)
    await deliverAll(site)
    const state = await storedState(site, user.uid)
    expect(state.status).toBe('past_due')
    await exhaustFreeTier(site, user)
    expect(await checkAccess(site, fourth(user))).toMatchObject({ allowed: true })
    const mail = site.mails.find(({ subject }) => subject.startsWith('Nem sikerült levonni'))
    expect(mail).toMatchObject({ to: user.email, text: expect.stringContaining('1990') })
    // Another card pays what is open, at once.
    await changeCard(site, user)
    expect(await storedState(site, user.uid)).toMatchObject({ status: 'active' })
    await deliverAll(site)
    expect(await storedState(site, user.uid)).toEqual(await trueState(site, user))
  })

  test('a renewal that is never paid ends the subscription', async () => {
    const { site, user } = await openWithBuyer()
    await changeCard(site, user, DECLINE_AFTER_ATTACHING_CARD)
    await site.passDays(user.uid, 90)
    await deliverAll(site)
    const payments = await site.store.get('payments', user.uid)
    expect(readEntitlement(payments, site.clock.now(), site).hasSubscription).toBe(false)
    expect(await storedState(site, user.uid)).toEqual(await trueState(site, user))
  })

  test('a renewal that the bank wants to be authenticated tells the payer where', async () => {
    const site = openSite()
    const user = await site.addUser({ emailVerified: site.clock.now().toISOString() })
    const { clientSecret = '' } = await buy(site, user, ALWAYS_AUTHENTICATE_CARD)
    await deliverAll(site)
    const mail = site.mails.find(({ subject }) => subject.startsWith('Hagyd jóvá a fizetést'))
    expect(mail?.text).toMatch(/Fizetés jóváhagyása:\nhttp/)
    await site.authenticate(clientSecret, true)
    await deliverAll(site)
    expect(await storedState(site, user.uid)).toMatchObject({ status: 'active' })
  })
})

describe('mails about payments', () => {
  test('that could not be sent are sent later, once', async () => {
    const { site, user } = await openWithBuyer()
    await sendNotices({ ...site, mailer: brokenMailer })
    expect(site.reports).not.toEqual([])
    await runMaintenance(site)
    await runMaintenance(site)
    expect(site.mails).toHaveLength(1)
    expect(site.mails[0]).toMatchObject({ to: user.email, replyTo: site.supportEmail })
  })

  test('confirm the purchase with its price, the terms and the form of a withdrawal', async () => {
    const { site } = await openWithBuyer()
    await sendNotices(site)
    const text = site.mails[0]?.text ?? ''
    expect(text).toMatch(/havonta 1990\u00a0Ft, ez a bruttó, teljes ár/)
    expect(text).toContain('Az előfizetés havonta megújul, amíg le nem mondod')
    expect(text).toMatch(/http:\/\/localhost:3000\/terms\/\d{8}/)
    expect(text).toContain('ELÁLLÁSI NYILATKOZAT\nCímzett: Próba Kft., 1111 Budapest, Próba utca 1., info@localhost')
    expect(text).toContain('http://localhost:3000/subscription/withdrawal')
  })
})

describe('reconciling', () => {
  test('repairs what lost events have left, issues missing invoices, and says whose it was', async () => {
    const { site, user, bought } = await openWithBuyer()
    const other = await site.addUser()
    await buy(site, other)
    await site.takeWebhooks()
    await site.payments.endSubscription(bought.subscriptionId)
    expect(await reconcile(site)).toMatchObject({ checked: 2, repaired: [user.uid], failed: [], faults: [] })
    expect(await storedState(site, user.uid)).toMatchObject({ status: 'canceled' })
    expect(await site.store.query('issuedInvoices')).toHaveLength(2)
    expect(await reconcile(site)).toMatchObject({ checked: 2, repaired: [], failed: [], mended: [], faults: [] })
  })

  test('goes on with the others when one account cannot be checked', async () => {
    const { site, user } = await openWithBuyer()
    await buy(site, await site.addUser())
    const broken = {
      ...site.payments,
      subscriptions: async (id: string) => {
        if (id === (await customerOf(site, user))) throw new Error('unreadable')
        return site.payments.subscriptions(id)
      },
    }
    const reconciled = await reconcile({ ...site, payments: broken })
    expect(reconciled).toMatchObject({ checked: 2, repaired: [], failed: [user.uid] })
  })
})

test('an invoice that is paid late names the day on which it was paid', async () => {
  const { site, user } = await openWithBuyer()
  await changeCard(site, user, DECLINE_AFTER_ATTACHING_CARD)
  await site.passDays(user.uid, 32)
  await site.passDays(user.uid, 2)
  await changeCard(site, user)
  await deliverAll(site)
  const [late] = await site.payments.invoices((await customerOf(site, user)) ?? '', 1)
  const issued = await site.store.get('issuedInvoices', late?.id ?? '')
  const delay = Date.parse(String(issued?.data.paidAt)) - Date.parse(late?.createdAt ?? '')
  expect(delay).toBeGreaterThanOrEqual(2 * DAY_MS)
})

test('the invoice of a payment that was given back elsewhere is taken back', async () => {
  const { site, user } = await openWithBuyer()
  await deliverAll(site)
  expect(await site.store.query('issuedInvoices')).toMatchObject([{ data: { cancelledAt: null } }])
  const [paid] = await site.payments.charges((await customerOf(site, user)) ?? '')
  await (await site.dashboard()).refunds.create({ charge: paid?.id ?? '' })
  await deliverAll(site)
  expect(await site.store.query('issuedInvoices')).toMatchObject([{ data: { cancelledAt: expect.any(String) } }])
  // What was given back already is not promised once more.
  expect(await withdraw(site, user.uid)).toMatchObject({ refundedAmount: 0 })
})

test('a dispute, and money given back elsewhere, reach the people who run the site', async () => {
  const { site } = await openWithBuyer()
  const event = { createdAt: '2026-01-15T12:00:00.000Z', customerId: null }
  await handleEvent(site, { ...event, id: 'evt_1', type: 'charge.dispute.created', objectId: 'dp_1', chargeId: null })
  await site.takeWebhooks()
  await sendNotices(site)
  expect(site.mails.filter(({ subject }) => subject.startsWith('Vitatott'))).toMatchObject([
    { to: site.supportEmail, text: expect.stringContaining('dp_1') },
  ])
})
