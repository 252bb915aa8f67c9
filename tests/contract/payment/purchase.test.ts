/** That buying ends with one subscription and one charge, whatever happens on the way. */
import type { StoredUser } from '@/lib/domain/account/users'
import { checkAccess } from '@/lib/domain/freemium/access'
import { startPurchase } from '@/lib/domain/payment/cards/setup-intent'
import { readSubscription } from '@/lib/domain/payment/subscription/read-subscription'
import { STARTED } from '@/tests/support/callers'
import { crashAfterCall, LEASES_PASS_MS } from '@/tests/support/crash-after-call'
import { createCrashingStore } from '@/tests/support/crashing-store'
import { buy, giveCard, order, payerOf } from '@/tests/support/payer'
import {
  ALWAYS_AUTHENTICATE_CARD,
  AUTHENTICATE_ON_SETUP_CARD,
  DECLINE_AFTER_ATTACHING_CARD,
  DECLINED_CARD,
  GOOD_CARD,
  MASTERCARD,
} from '@/tests/support/sandbox-payments'
import { openSite, type TestSite } from '@/tests/support/test-site'

jest.setTimeout(240_000)

/** As the number of the call that fails. */
const NEVER = Number.POSITIVE_INFINITY

/** What there is at the provider and in the store of an account. */
async function standingOf(site: TestSite, { uid, email }: StoredUser) {
  const customers = await site.payments.customersOf({ uid, email })
  const ids = customers.map(({ id }) => id)
  const subscriptions = (await Promise.all(ids.map((id) => site.payments.subscriptions(id)))).flat()
  const invoices = (await Promise.all(ids.map((id) => site.payments.invoices(id, 100)))).flat()
  const stored = await site.store.get('payments', uid)
  return {
    customers: customers.length,
    subscriptions: subscriptions.map(({ status }) => status),
    charges: invoices.filter(({ status }) => status === 'paid').map(({ amountPaid }) => amountPaid),
    stored: stored?.data.status,
  }
}

const BOUGHT_ONCE = { customers: 1, subscriptions: ['active'], charges: [199_000], stored: 'active' }

/** The parent comes back later, opens the page and buys, if the site does not say that it is bought already. */
async function comeBack(site: TestSite, user: StoredUser): Promise<void> {
  const { subscription } = await readSubscription(site, user.uid)
  if (subscription?.status !== 'active') await buy(site, user, MASTERCARD)
}

async function openWithUser() {
  const site = openSite()
  const user = await site.addUser({ emailVerified: site.clock.now().toISOString() })
  return { site, user }
}

test('a purchase opens the free tier at once, before any webhook', async () => {
  const { site, user } = await openWithUser()
  const now = site.clock.now().toISOString()
  await site.store.set('usage', user.uid, { starts: Object.fromEntries(STARTED.map((id) => [id, now])) })
  const fourth = { userId: user.uid, exerciseId: 'negyedik' }
  expect(await checkAccess(site, fourth)).toMatchObject({ allowed: false })
  expect(await buy(site, user)).toEqual({ subscriptionId: expect.stringMatching(/^sub_/), status: 'active' })
  expect(await checkAccess(site, fourth)).toMatchObject({ allowed: true })
  expect(await standingOf(site, user)).toEqual(BOUGHT_ONCE)
})

test('loading the page of the purchase again makes no second customer and no second setup intent', async () => {
  const { site, user } = await openWithUser()
  const first = await startPurchase(site, payerOf(user))
  expect(await startPurchase(site, payerOf(user))).toEqual(first)
  expect(site.calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /v1/customers', 'POST /v1/setup_intents'])
})

test('coming back from the provider twice buys once', async () => {
  const { site, user } = await openWithUser()
  const body = await giveCard(site, user)
  const first = await order(site, user, body)
  expect(await order(site, user, body)).toEqual(first)
  expect(await standingOf(site, user)).toEqual(BOUGHT_ONCE)
})

test.each([2, 5])('%i clicks at once buy once', async (clicks) => {
  const { site, user } = await openWithUser()
  const body = await giveCard(site, user)
  const outcomes = await Promise.allSettled(Array.from({ length: clicks }, () => order(site, user, body)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  await order(site, user, body)
  expect(await standingOf(site, user)).toEqual(BOUGHT_ONCE)
})

test('two tabs that begin at once share the customer and the setup intent', async () => {
  const { site, user } = await openWithUser()
  const [left, right] = await Promise.all([startPurchase(site, payerOf(user)), startPurchase(site, payerOf(user))])
  expect(left).toEqual(right)
  expect(await standingOf(site, user)).toMatchObject({ customers: 1 })
})

test('two tabs with a card of their own each buy once', async () => {
  const { site, user } = await openWithUser()
  const left = await giveCard(site, user)
  const right = await giveCard(site, user, MASTERCARD)
  expect(left.setupIntentId).not.toBe(right.setupIntentId)
  await Promise.allSettled([order(site, user, left), order(site, user, right)])
  await order(site, user, right)
  expect(await standingOf(site, user)).toEqual(BOUGHT_ONCE)
})

describe('an answer of the provider that is lost', () => {
  test.each<[string, (site: TestSite, callNumber: number) => void]>([
    ['before it has its effect', (site, callNumber) => site.failBefore(callNumber)],
    ['after it', (site, callNumber) => site.failAfter(callNumber)],
    // Stripe keeps a 500 under its key for a day.
    ['as a 500 before it has its effect', (site, callNumber) => site.failWith(callNumber, 500, 'before')],
    ['as a 500 after it', (site, callNumber) => site.failWith(callNumber, 500, 'after')],
  ])(
    '(%s) costs neither a second subscription nor a charge',
    async (_, fail) => {
      const statesSeen = new Set<string>()
      let callNumber = 0
      let wasReached = true
      while (wasReached) {
        callNumber += 1
        const { site, user } = await openWithUser()
        fail(site, callNumber)
        const body = await giveCard(site, user).catch(() => undefined)
        if (body) await order(site, user, body).catch(() => undefined)
        wasReached = site.calls.length >= callNumber
        site.failAfter(NEVER)
        statesSeen.add(JSON.stringify((await standingOf(site, user)).subscriptions))
        // The page sends the same once more, and then the parent comes back anew.
        if (body) await order(site, user, body)
        await comeBack(site, user)
        expect({ callNumber, ...(await standingOf(site, user)) }).toEqual({ callNumber, ...BOUGHT_ONCE })
      }
      expect(callNumber).toBeGreaterThan(8)
      expect([...statesSeen].toSorted()).toEqual(['["active"]', '[]'])
    },
    120_000,
  )
})

describe('a process that is killed', () => {
  test.each(['with the same card', 'anew'])(
    'after any call to the provider: the parent comes back %s',
    async (how) => {
      let callNumber = 0
      let wasReached = true
      while (wasReached) {
        callNumber += 1
        const { site, user } = await openWithUser()
        const mortal = crashAfterCall(site, callNumber)
        const body = await giveCard(mortal, user).catch(() => undefined)
        if (body) await order(mortal, user, body).catch(() => undefined)
        wasReached = site.calls.length >= callNumber
        site.failAfter(NEVER)
        site.passTime(LEASES_PASS_MS)
        if (body && how === 'with the same card') await order(site, user, body)
        await comeBack(site, user)
        expect({ callNumber, ...(await standingOf(site, user)) }).toEqual({ callNumber, ...BOUGHT_ONCE })
      }
      expect(callNumber).toBeGreaterThan(8)
    },
    120_000,
  )

  test.each(['before', 'after'] as const)(
    'just %s any write to the store',
    async (when) => {
      let write = 0
      let wasReached = true
      while (wasReached) {
        write += 1
        const { site, user } = await openWithUser()
        const mortal = { ...site, store: createCrashingStore(site.store, write, when) }
        const bought = await buy(mortal, user).catch(() => undefined)
        wasReached = bought === undefined
        site.passTime(LEASES_PASS_MS)
        await comeBack(site, user)
        expect({ write, ...(await standingOf(site, user)) }).toEqual({ write, ...BOUGHT_ONCE })
      }
      expect(write).toBeGreaterThan(5)
    },
    120_000,
  )
})

describe('a first payment', () => {
  test('that the bank wants to be authenticated tells the secret for it, each time it is asked for', async () => {
    const { site, user } = await openWithUser()
    const body = await giveCard(site, user, ALWAYS_AUTHENTICATE_CARD)
    const answer = await order(site, user, body)
    expect(answer).toMatchObject({ status: 'incomplete', clientSecret: expect.stringContaining('_secret_') })
    expect(await order(site, user, body)).toEqual(answer)
    expect(await standingOf(site, user)).toMatchObject({
      subscriptions: ['incomplete'],
      charges: [],
      stored: 'incomplete',
    })
    await site.authenticate(answer.clientSecret ?? '', true)
    expect(await order(site, user, body)).toMatchObject({ status: 'active' })
    expect(await standingOf(site, user)).toEqual(BOUGHT_ONCE)
  })

  test('that is not authenticated can be made with another card', async () => {
    const { site, user } = await openWithUser()
    const { clientSecret = '' } = await buy(site, user, ALWAYS_AUTHENTICATE_CARD)
    await site.authenticate(clientSecret, false)
    expect(await standingOf(site, user)).toMatchObject({ subscriptions: ['incomplete'] })
    expect(await buy(site, user, GOOD_CARD)).toMatchObject({ status: 'active' })
    expect(await standingOf(site, user)).toEqual(BOUGHT_ONCE)
  })

  test('that is declined says so and can be made with another card', async () => {
    const { site, user } = await openWithUser()
    const declined = { code: 'payment-declined', details: { reason: 'card_declined' } }
    await expect(buy(site, user, DECLINE_AFTER_ATTACHING_CARD)).rejects.toMatchObject(declined)
    expect(await standingOf(site, user)).toMatchObject({ charges: [], stored: 'incomplete' })
    await expect(buy(site, user, DECLINE_AFTER_ATTACHING_CARD)).rejects.toMatchObject(declined)
    expect(await buy(site, user, AUTHENTICATE_ON_SETUP_CARD)).toMatchObject({ status: 'active' })
    expect(await standingOf(site, user)).toEqual(BOUGHT_ONCE)
  })

  test('is not tried when the card was refused', async () => {
    const { site, user } = await openWithUser()
    const body = await giveCard(site, user, DECLINED_CARD)
    await expect(order(site, user, body)).rejects.toMatchObject({ code: 'conflict' })
    expect(await standingOf(site, user)).toMatchObject({ subscriptions: [], charges: [] })
  })

  test('that was given up leaves room for another purchase', async () => {
    const { site, user } = await openWithUser()
    await expect(buy(site, user, DECLINE_AFTER_ATTACHING_CARD)).rejects.toMatchObject({ code: 'payment-declined' })
    await site.passDays(user.uid, 2)
    expect(await buy(site, user)).toMatchObject({ status: 'active' })
    expect(await standingOf(site, user)).toMatchObject({
      subscriptions: ['active', 'incomplete_expired'],
      charges: [199_000],
    })
  })
})

test('who bought before and let it end can buy again', async () => {
  const { site, user } = await openWithUser()
  const first = await buy(site, user)
  await site.payments.endSubscription(first.subscriptionId)
  const second = await buy(site, user)
  expect(second.subscriptionId).not.toBe(first.subscriptionId)
  expect(await standingOf(site, user)).toMatchObject({ subscriptions: ['active', 'canceled'], stored: 'active' })
})

test('coming back to the address of a purchase that is over buys nothing', async () => {
  const { site, user } = await openWithUser()
  const body = await giveCard(site, user)
  const { subscriptionId } = await order(site, user, body)
  await site.passDays(user.uid, 1)
  await site.payments.endSubscription(subscriptionId)
  await expect(order(site, user, body)).rejects.toMatchObject({ code: 'conflict' })
  await expect(order(site, user, body)).rejects.toMatchObject({ code: 'conflict' })
  expect(await standingOf(site, user)).toMatchObject({ subscriptions: ['canceled'], charges: [199_000] })
  expect(await buy(site, user)).toMatchObject({ status: 'active' })
})

test('nothing that belongs to somebody else can be named', async () => {
  const { site, user } = await openWithUser()
  const own = await giveCard(site, user)
  const others = await giveCard(site, await site.addUser())
  for (const name of ['customerId', 'setupIntentId', 'clientSecret'] as const) {
    await expect(order(site, user, { ...own, [name]: others[name] })).rejects.toMatchObject({ code: 'forbidden' })
  }
  await expect(order(site, user, { ...own, priceId: 'price_cheap' })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(order(site, await site.addUser(), own)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await standingOf(site, user)).toMatchObject({ subscriptions: [], charges: [] })
})
