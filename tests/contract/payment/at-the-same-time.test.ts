/** That commands of two processes at the same time never take money for nothing. */
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { requestAccountDeletion } from '@/lib/domain/account/request-account-deletion'
import type { StoredUser } from '@/lib/domain/account/users'
import { setDefaultCard } from '@/lib/domain/payment/cards/set-default-card'
import { startCardChange } from '@/lib/domain/payment/cards/setup-intent'
import { readEntitlement } from '@/lib/domain/payment/entitlement/entitlement'
import { syncEntitlement } from '@/lib/domain/payment/entitlement/sync-entitlement'
import { sendNotices } from '@/lib/domain/payment/notices/notices'
import { cancelSubscription } from '@/lib/domain/payment/subscription/cancel-subscription'
import { runTask } from '@/lib/domain/task/run-task'
import { readTask } from '@/lib/domain/task/tasks'
import { LEASES_PASS_MS } from '@/tests/support/crash-after-call'
import { pauseAt, watchWaiting } from '@/tests/support/interleave'
import { buy, changeCard, giveCard, order } from '@/tests/support/payer'
import { ALWAYS_AUTHENTICATE_CARD, DECLINE_AFTER_ATTACHING_CARD, GOOD_CARD } from '@/tests/support/sandbox-payments'
import { temporaryFiles } from '@/tests/support/temporary-files'
import { openSite, type TestSite } from '@/tests/support/test-site'

const newFile = temporaryFiles()

/** A site in two processes over one store, and somebody who may buy. */
async function openTwice() {
  const file = newFile('store.sqlite')
  const site = openSite({ store: createSqliteStore({ file }) })
  const second = watchWaiting(createSqliteStore({ file }))
  const other: TestSite = { ...site, store: second.store }
  const user = await site.addUser({ name: 'Kata', email: 'kata@pelda.hu', emailVerified: '2026-01-01T00:00:00.000Z' })
  return { site, other, otherWaits: second.waits, user }
}

/** How each payment that was captured has ended at the provider and in the books. */
async function endsOf(site: TestSite) {
  const ends: object[] = []
  for await (const { id, refund } of site.payments.allCharges()) {
    const entry = await site.store.get('ledger', id)
    ends.push({ refund, outcome: entry?.data.outcome, hasInvoice: (entry?.data.invoice ?? null) !== null })
  }
  return ends
}

const GIVEN_BACK = { refund: 'done', outcome: 'refunded', hasInvoice: true }
const ACCESS = { refund: 'none', outcome: 'access', hasInvoice: true }

async function deleteAccount(site: TestSite, { uid }: StoredUser) {
  const { taskId } = await requestAccountDeletion(site, uid)
  await runTask(site, taskId)
  return (await readTask(site.store, taskId)).status
}

/** A renewal that the card did not pay. */
async function oweRenewal(site: TestSite, user: StoredUser) {
  const { subscriptionId } = await buy(site, user)
  await changeCard(site, user, DECLINE_AFTER_ATTACHING_CARD)
  site.passTime(32 * 24 * 60 * 60 * 1000)
  return subscriptionId
}

describe('deleting the account', () => {
  test.each(['before', 'after'] as const)(
    'while a purchase runs, %s it is charged, gives back what is paid and tells who paid',
    async (when) => {
      const { site, other, otherWaits, user } = await openTwice()
      const body = await giveCard(site, user)
      const { process, reached, goOn } = pauseAt(site, 'createSubscription', when)
      const purchase = order(site, user, body, process)
      await reached
      const deletion = deleteAccount(other, user)
      await Promise.race([deletion, otherWaits])
      goOn()
      await Promise.allSettled([purchase])
      expect(await deletion).toBe('Done')
      expect(await endsOf(site)).toEqual([GIVEN_BACK])
      expect(await site.payments.customer(body.customerId)).toBeUndefined()
      await sendNotices(site)
      const mail = site.mails.find(({ subject }) => subject.startsWith('Visszafizettük a díjat'))
      expect(mail).toMatchObject({ to: user.email })
    },
  )

  test('while the bank waits for the payer leaves nothing that can be paid', async () => {
    const { site, user } = await openTwice()
    const { subscriptionId, clientSecret = '' } = await buy(site, user, ALWAYS_AUTHENTICATE_CARD)
    expect(await deleteAccount(site, user)).toBe('Done')
    await site.authenticate(clientSecret, true).catch(() => undefined)
    expect(await endsOf(site)).toEqual([])
    expect((await site.payments.subscription(subscriptionId))?.status).not.toBe('active')
  })

  test('when the first payment was authenticated in the last moment gives it back', async () => {
    const { site, user } = await openTwice()
    const { clientSecret = '' } = await buy(site, user, ALWAYS_AUTHENTICATE_CARD)
    const { process, reached, goOn } = pauseAt(site, 'voidInvoice', 'before')
    const deletion = deleteAccount(process, user)
    await Promise.race([deletion, reached])
    await site.authenticate(clientSecret, true)
    goOn()
    expect(await deletion).toBe('Done')
    expect(await endsOf(site)).toEqual([GIVEN_BACK])
  })

  test('finds the customer whose making was cut off', async () => {
    const { site, user } = await openTwice()
    const { process, reached } = pauseAt(site, 'createCustomer', 'after')
    void giveCard(process, user)
    await reached
    expect(await site.payments.customersOf(user)).toHaveLength(1)
    site.passTime(LEASES_PASS_MS)
    expect(await deleteAccount(site, user)).toBe('Done')
    expect(await site.payments.customersOf(user)).toEqual([])
  })

  test('refuses a purchase that begins afterwards', async () => {
    const { site, other, user } = await openTwice()
    const body = await giveCard(site, user)
    await requestAccountDeletion(other, user.uid)
    await expect(order(site, user, body)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await site.payments.subscriptions(body.customerId)).toEqual([])
  })
})

describe('cancelling', () => {
  test('at the same time as an open bill is paid cancels what was paid to the end of its period', async () => {
    const { site, other, otherWaits, user } = await openTwice()
    const subscriptionId = await oweRenewal(site, user)
    const { process, reached, goOn } = pauseAt(site, 'payInvoice', 'before')
    const paying = changeCardTo(site, process, user)
    await reached
    const cancelling = cancelSubscription(other, user.uid)
    await Promise.race([cancelling, otherWaits])
    goOn()
    expect(await Promise.allSettled([paying, cancelling])).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
    ])
    expect(await site.payments.subscription(subscriptionId)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    })
    expect(await endsOf(site)).toEqual([ACCESS, ACCESS])
    const entitlement = readEntitlement(await site.store.get('payments', user.uid), site.clock.now(), site)
    expect(entitlement).toMatchObject({ hasSubscription: true, isCancelled: true })
  })

  test('while the provider itself is being paid cancels what was paid to the end of its period', async () => {
    const { site, user } = await openTwice()
    const subscriptionId = await oweRenewal(site, user)
    const { process, reached, goOn } = pauseAt(site, 'voidInvoice', 'before')
    const cancelling = cancelSubscription(process, user.uid)
    await Promise.race([cancelling, reached])
    await payAtProvider(site, subscriptionId)
    goOn()
    await cancelling
    expect(await site.payments.subscription(subscriptionId)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    })
    expect(await endsOf(site)).toEqual([ACCESS, ACCESS])
  })

  test('while the bill is just being charged ends nothing at once: what is paid then is kept', async () => {
    const { site, user } = await openTwice()
    const subscriptionId = await oweRenewal(site, user)
    const { latestInvoice } = (await site.payments.subscription(subscriptionId)) ?? {}
    if (!latestInvoice) throw new Error('nothing is owed')
    // As the provider answers that refuses to take a bill back while a bank is asked about it.
    const busy = { ...site.payments, voidInvoice: async () => latestInvoice }
    await cancelSubscription({ ...site, payments: busy }, user.uid)
    await payAtProvider(site, subscriptionId)
    expect(await site.payments.subscription(subscriptionId)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    })
    // As its webhook does.
    await syncEntitlement(site, user.uid)
    expect(await endsOf(site)).toEqual([ACCESS, ACCESS])
  })

  test('after a failure that the provider keeps, an open bill is paid with another key, and once', async () => {
    const { site, user } = await openTwice()
    const subscriptionId = await oweRenewal(site, user)
    const { clientSecret } = await startCardChange(site, user.uid)
    await site.saveCard(clientSecret, GOOD_CARD)
    const failing = { ...site.payments, payInvoice: failFirst(site) }
    await expect(setDefaultCard({ ...site, payments: failing }, user.uid, 'latest')).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect((await site.payments.subscription(subscriptionId))?.status).toBe('past_due')
    await setDefaultCard(site, user.uid, 'latest')
    expect((await site.payments.subscription(subscriptionId))?.status).toBe('active')
    expect(await endsOf(site)).toEqual([ACCESS, ACCESS])
  })

  test('before an open bill is paid leaves nothing to be paid', async () => {
    const { site, user } = await openTwice()
    const subscriptionId = await oweRenewal(site, user)
    await cancelSubscription(site, user.uid)
    await expect(payAtProvider(site, subscriptionId)).rejects.toThrow()
    expect(await endsOf(site)).toEqual([ACCESS])
    expect((await site.payments.subscription(subscriptionId))?.status).toBe('canceled')
  })

  test('within the hour in which a renewal is a draft pays nothing more', async () => {
    const { site, user } = await openTwice()
    const { subscriptionId } = await buy(site, user)
    const { currentPeriodEnd = '' } = (await site.payments.subscription(subscriptionId)) ?? {}
    const untilRenewal = Date.parse(currentPeriodEnd) - site.clock.now().getTime() + 60_000
    site.passTime(untilRenewal)
    expect((await site.payments.subscription(subscriptionId))?.latestInvoice?.status).toBe('draft')
    await cancelSubscription(site, user.uid)
    await site.passHours(user.uid, 48)
    expect(await endsOf(site)).toEqual([ACCESS])
    expect((await site.payments.subscription(subscriptionId))?.status).toBe('canceled')
  })
})

/** The payer gives a good card in one process, with which the open bill is paid. */
async function changeCardTo(site: TestSite, process: TestSite, user: StoredUser): Promise<void> {
  const { clientSecret } = await startCardChange(site, user.uid)
  await site.saveCard(clientSecret, GOOD_CARD)
  await setDefaultCard(process, user.uid, 'latest')
}

/** The provider answers the payment of a bill with a 500, which it keeps under the key. */
function failFirst(site: TestSite): TestSite['payments']['payInvoice'] {
  return (...payment) => {
    site.failWith(1, 500)
    return site.payments.payInvoice(...payment)
  }
}

/** As on the provider's page of the bill. */
async function payAtProvider(site: TestSite, subscriptionId: string): Promise<void> {
  const subscription = await site.payments.subscription(subscriptionId)
  const customerId = subscription?.customerId ?? ''
  const cards = await site.payments.paymentMethods(customerId)
  const { invoices } = await site.dashboard()
  const [bill] = (await invoices.list({ customer: customerId, limit: 1 })).data
  await invoices.pay(bill?.id ?? '', { payment_method: cards.find(({ card }) => card?.last4 === '4242')?.id ?? '' })
}
