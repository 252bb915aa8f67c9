/** What becomes of a subscription that was bought: cancelling, another card, withdrawal, refund, deletion. */

import { createNullPaymentGateway } from '@/lib/adapters/null-payment-gateway'
import { exportData } from '@/lib/domain/account/export-data'
import { requestAccountDeletion } from '@/lib/domain/account/request-account-deletion'
import type { StoredUser } from '@/lib/domain/account/users'
import { setDefaultCard, setDefaultCardBySetupIntent } from '@/lib/domain/payment/cards/set-default-card'
import { startCardChange } from '@/lib/domain/payment/cards/setup-intent'
import { readEntitlement } from '@/lib/domain/payment/entitlement/entitlement'
import { syncEntitlement } from '@/lib/domain/payment/entitlement/sync-entitlement'
import { readInvoices } from '@/lib/domain/payment/invoices/read-invoices'
import { sendNotices } from '@/lib/domain/payment/notices/notices'
import { handleEvent } from '@/lib/domain/payment/provider/handle-event'
import { runMaintenance } from '@/lib/domain/payment/provider/maintenance'
import { requestRefund } from '@/lib/domain/payment/rights/request-refund'
import { readRights } from '@/lib/domain/payment/rights/rights'
import { withdraw } from '@/lib/domain/payment/rights/withdraw'
import { cancelSubscription, reactivateSubscription } from '@/lib/domain/payment/subscription/cancel-subscription'
import { readSubscription } from '@/lib/domain/payment/subscription/read-subscription'
import { resumeTasks, runTask } from '@/lib/domain/task/run-task'
import { readTask } from '@/lib/domain/task/tasks'
import { AppError } from '@/lib/shared/errors/app-error'
import { crashAfterCall, LEASES_PASS_MS } from '@/tests/support/crash-after-call'
import { buy, changeCard, giveCard } from '@/tests/support/payer'
import { DECLINE_AFTER_ATTACHING_CARD, DISPUTED_CARD, MASTERCARD } from '@/tests/support/sandbox-payments'
import { openSite, type TestSite } from '@/tests/support/test-site'

jest.setTimeout(240_000)

const DAY_MS = 24 * 60 * 60 * 1000
const NEVER = Number.POSITIVE_INFINITY

async function openWithBuyer() {
  const site = openSite()
  const user = await site.addUser({ emailVerified: site.clock.now().toISOString() })
  const { subscriptionId } = await buy(site, user)
  return { site, user, subscriptionId }
}

async function entitlementOf(site: TestSite, { uid }: StoredUser) {
  return readEntitlement(await site.store.get('payments', uid), site.clock.now(), site)
}

async function activitiesOf({ store }: TestSite, { uid }: StoredUser) {
  const entries = await store.query('activityLog', { where: [{ field: 'userId', operator: '==', value: uid }] })
  return entries
    .toSorted((left, right) => String(left.data.createdAt).localeCompare(String(right.data.createdAt)))
    .map(({ data }) => ({ activity: data.activity, metadata: data.metadata }))
}

async function paidInvoices(site: TestSite, subscriptionId: string) {
  const subscription = await site.payments.subscription(subscriptionId)
  return site.payments.invoices(subscription?.customerId ?? '', 100)
}

/** Refunds that the provider has made, by what it tells of them. */
async function refundsOf(site: TestSite): Promise<number> {
  return (await site.takeWebhooks()).filter(({ type }) => type === 'charge.refunded').length
}

describe('cancelling and taking it back', () => {
  test('keeps the access until the end of the period, and is told by mail and noted in the log', async () => {
    const { site, user } = await openWithBuyer()
    site.passTime(1000)
    await cancelSubscription(site, user.uid)
    expect(await entitlementOf(site, user)).toMatchObject({ hasSubscription: true, isCancelled: true })
    site.passTime(1000)
    await reactivateSubscription(site, user.uid, 'home')
    expect(await entitlementOf(site, user)).toMatchObject({ hasSubscription: true, isCancelled: false })
    expect(await activitiesOf(site, user)).toEqual([
      { activity: 'subscribe' },
      { activity: 'cancelSubscription' },
      { activity: 'reactivateSubscription', metadata: { source: 'home' } },
    ])
    await sendNotices(site)
    expect(site.mails.map(({ subject }) => subject)).toContain('Lemondtad a Prémium előfizetésedet – Matekliget')
  })

  test('a second click finds nothing to do', async () => {
    const { site, user } = await openWithBuyer()
    const clicks = () => Promise.allSettled([cancelSubscription(site, user.uid), cancelSubscription(site, user.uid)])
    expect((await clicks()).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    await expect(cancelSubscription(site, user.uid)).rejects.toMatchObject({ code: 'conflict' })
    await reactivateSubscription(site, user.uid, 'subscription')
    await expect(reactivateSubscription(site, user.uid, 'home')).rejects.toMatchObject({ code: 'conflict' })
    expect((await activitiesOf(site, user)).map(({ activity }) => activity).toSorted()).toEqual([
      'cancelSubscription',
      'reactivateSubscription',
      'subscribe',
    ])
  })

  test('cannot be taken back once it is over', async () => {
    const { site, user } = await openWithBuyer()
    await cancelSubscription(site, user.uid)
    await site.passDays(user.uid, 40)
    await expect(reactivateSubscription(site, user.uid, 'subscription')).rejects.toMatchObject({ code: 'conflict' })
  })
})

test('cancelling what is not paid ends it at once, charges nothing more and says so', async () => {
  const { site, user, subscriptionId } = await openWithBuyer()
  await changeCard(site, user, DECLINE_AFTER_ATTACHING_CARD)
  await site.passDays(user.uid, 32)
  await cancelSubscription(site, user.uid)
  expect(await site.payments.subscription(subscriptionId)).toMatchObject({ status: 'canceled' })
  expect((await entitlementOf(site, user)).hasSubscription).toBe(false)
  await site.passDays(user.uid, 40)
  await sendNotices(site)
  const subjects = site.mails.map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Véget ért a Prémium'))).toHaveLength(1)
  expect(subjects).not.toContain('Lemondtad a Prémium előfizetésedet – Matekliget')
})

describe('another card', () => {
  test('pays from now on, on the subscription too', async () => {
    const { site, user, subscriptionId } = await openWithBuyer()
    const { clientSecret, setupIntentId } = await startCardChange(site, user.uid)
    await expect(setDefaultCardBySetupIntent(site, user.uid, setupIntentId)).rejects.toMatchObject({ code: 'conflict' })
    await site.saveCard(clientSecret, MASTERCARD)
    await setDefaultCardBySetupIntent(site, user.uid, setupIntentId)
    const subscription = await site.payments.subscription(subscriptionId)
    expect(subscription?.defaultPaymentMethod?.card).toMatchObject({ brand: 'mastercard', last4: '4444' })
    const shown = await readSubscription(site, user.uid)
    expect(shown.subscription?.default_payment_method?.card).toMatchObject({ brand: 'mastercard', exp_year: 2030 })
    expect(shown.customer?.invoice_settings.default_payment_method?.card).toMatchObject({ last4: '4444' })
    expect((await activitiesOf(site, user)).map(({ activity }) => activity)).toContain('updatePaymentMethod')
  })

  test('of somebody else cannot be named', async () => {
    const { site, user } = await openWithBuyer()
    const others = await giveCard(site, await site.addUser())
    const [card] = await site.payments.paymentMethods(others.customerId)
    for (const attempt of [
      () => setDefaultCardBySetupIntent(site, user.uid, others.setupIntentId),
      () => setDefaultCardBySetupIntent(site, user.uid, 'seti_unknown'),
      () => setDefaultCard(site, user.uid, card?.id ?? ''),
      () => setDefaultCard(site, user.uid, 'pm_unknown'),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' })
    }
  })

  test('that cannot pay what is open is refused, and tried again with the next one', async () => {
    const { site, user } = await openWithBuyer()
    await changeCard(site, user, DECLINE_AFTER_ATTACHING_CARD)
    await site.passDays(user.uid, 32)
    const declined = { code: 'payment-declined', details: { reason: 'card_declined' } }
    await expect(setDefaultCard(site, user.uid, 'latest')).rejects.toMatchObject(declined)
    expect((await readSubscription(site, user.uid)).subscription?.status).toBe('past_due')
    await changeCard(site, user)
    expect((await readSubscription(site, user.uid)).subscription?.status).toBe('active')
  })
})

describe('what is shown of a subscription', () => {
  test('is spelled as the specification says', async () => {
    const { site, user, subscriptionId } = await openWithBuyer()
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 }
    const subscription = await site.payments.subscription(subscriptionId)
    expect(await readSubscription(site, user.uid)).toEqual({
      subscription: {
        id: subscriptionId,
        status: 'active',
        cancel_at_period_end: false,
        items: {
          data: [
            {
              current_period_end: Date.parse(subscription?.currentPeriodEnd ?? '') / 1000,
              price: { unit_amount: 199_000, currency: 'huf' },
            },
          ],
        },
        latest_invoice: {
          amount_paid: 199_000,
          currency: 'huf',
          created: Date.parse('2026-01-15T12:00:00Z') / 1000,
          payment_intent: { payment_method: { card } },
        },
        default_payment_method: { card },
      },
      customer: { invoice_settings: { default_payment_method: null } },
    })
    expect(await readInvoices(site, user.uid)).toEqual({
      invoices: [
        expect.objectContaining({
          status: 'paid',
          amount: 199_000,
          currency: 'huf',
          receiptUrl: expect.stringMatching(/^http/),
        }),
      ],
    })
  })

  test('is nothing after its end, and for who has never bought', async () => {
    const { site, user, subscriptionId } = await openWithBuyer()
    await site.payments.endSubscription(subscriptionId)
    expect((await readSubscription(site, user.uid)).subscription).toBeNull()
    const { uid } = await site.addUser()
    expect(await readSubscription(site, uid)).toEqual({ subscription: null, customer: null })
    expect(await readInvoices(site, uid)).toEqual({ invoices: [] })
  })
})

describe('a withdrawal', () => {
  test('ends the subscription, gives all back and is acknowledged with day and time', async () => {
    const { site, user, subscriptionId } = await openWithBuyer()
    for (const webhook of await site.takeWebhooks()) {
      await handleEvent(site, await site.payments.readEvent(webhook.body, webhook.signature))
    }
    site.passTime(2 * DAY_MS)
    expect((await readRights(site, user.uid)).withdrawal).toEqual({ until: '2026-01-29T22:59:59.999Z' })
    const withdrawnAt = '2026-01-17T12:00:00.000Z'
    const money = { refundedAmount: 199_000, currency: 'huf', refund: 'done', refundedAt: withdrawnAt }
    const answer = { withdrawnAt, ...money }
    expect(await withdraw(site, user.uid)).toEqual(answer)
    expect(await refundsOf(site)).toBe(1)
    expect((await site.payments.subscription(subscriptionId))?.status).toBe('canceled')
    expect((await entitlementOf(site, user)).hasSubscription).toBe(false)
    await sendNotices(site)
    const mail = site.mails.find(({ subject }) => subject.startsWith('Megkaptuk az elállásodat'))
    expect(mail).toMatchObject({ to: user.email, text: expect.stringContaining('Időpontja: 2026. január 17. 13:00') })
    expect(site.mails.filter(({ subject }) => subject.startsWith('Véget ért'))).toEqual([])
    expect(await site.store.query('issuedInvoices')).toMatchObject([
      { data: { cancelledAt: '2026-01-17T12:00:00.000Z' } },
    ])
    // Once more changes nothing.
    expect(await withdraw(site, user.uid)).toEqual(answer)
    expect(await refundsOf(site)).toBe(0)
    expect(await readRights(site, user.uid)).toEqual({ withdrawal: null, refund: null, withdrawn: answer })
  })

  test('is not possible after 14 days, or without a purchase', async () => {
    const { site, user } = await openWithBuyer()
    site.passTime(15 * DAY_MS)
    await expect(withdraw(site, user.uid)).rejects.toMatchObject({ code: 'conflict' })
    await expect(withdraw(site, (await site.addUser()).uid)).rejects.toMatchObject({ code: 'conflict' })
    expect((await entitlementOf(site, user)).hasSubscription).toBe(true)
  })

  test('that was cut off anywhere is finished later, with one refund and one mail', async () => {
    let callNumber = 0
    let wasReached = true
    while (wasReached) {
      callNumber += 1
      const { site, user, subscriptionId } = await openWithBuyer()
      await site.takeWebhooks()
      const before = site.calls.length
      await withdraw(crashAfterCall(site, callNumber), user.uid).catch(() => undefined)
      wasReached = site.calls.length >= before + callNumber
      site.failAfter(NEVER)
      site.passTime(LEASES_PASS_MS)
      const isDeclared = (await site.store.query('withdrawals')).length > 0
      if (isDeclared) await runMaintenance(site)
      else await withdraw(site, user.uid)
      await runMaintenance(site)
      expect({ callNumber, refunds: await refundsOf(site) }).toEqual({ callNumber, refunds: 1 })
      expect((await site.payments.subscription(subscriptionId))?.status).toBe('canceled')
      expect((await entitlementOf(site, user)).hasSubscription).toBe(false)
      expect(site.mails.filter(({ subject }) => subject.startsWith('Megkaptuk az elállásodat'))).toHaveLength(1)
      expect(await site.store.query('withdrawals')).toMatchObject([{ data: { status: 'done' } }])
    }
    expect(callNumber).toBeGreaterThan(4)
  })

  test('from what the bank took back waits for its decision, and then is done', async () => {
    const site = openSite()
    const user = await site.addUser({ emailVerified: site.clock.now().toISOString() })
    await buy(site, user, DISPUTED_CARD)
    expect(await withdraw(site, user.uid)).toMatchObject({ refundedAmount: 199_000 })
    expect((await entitlementOf(site, user)).hasSubscription).toBe(false)
    expect(await site.store.query('withdrawals')).toMatchObject([{ data: { status: 'disputed' } }])
    await runMaintenance(site)
    expect(site.reports).toEqual([])
    // Months may go by until then; who wants to be forgotten does not have to wait for it.
    const { taskId } = await requestAccountDeletion(site, user.uid)
    await runTask(site, taskId)
    expect(await readTask(site.store, taskId)).toMatchObject({ status: 'Done' })
    site.passTime(8 * DAY_MS)
    await runMaintenance(site)
    expect(await site.store.query('withdrawals')).toMatchObject([{ data: { uid: null, status: 'done' } }])
    expect(await refundsOf(site)).toBe(0)
    expect(site.reports).toEqual([])
  })

  test('counts when it was declared, though the provider does not answer', async () => {
    const { site, user } = await openWithBuyer()
    const down = {
      ...site.payments,
      endSubscription: async () => {
        throw new Error('down')
      },
    }
    expect(await withdraw({ ...site, payments: down }, user.uid)).toMatchObject({ refundedAmount: 199_000 })
    expect(site.reports).toHaveLength(1)
    site.passTime(20 * DAY_MS)
    await runMaintenance(site)
    expect((await entitlementOf(site, user)).hasSubscription).toBe(false)
  })
})

describe('the promise to give the money back', () => {
  test('brings a request to the people who run the site, once, with all that they need', async () => {
    const { site, user, subscriptionId } = await openWithBuyer()
    site.passTime(20 * DAY_MS)
    expect(await readRights(site, user.uid)).toMatchObject({ withdrawal: null, refund: { requestedAt: null } })
    const answer = { requestedAt: '2026-02-04T12:00:00.000Z' }
    expect(await requestRefund(site, user.uid, 'Nem <b>erre</b> számítottunk.')).toEqual(answer)
    site.passTime(1000)
    expect(await requestRefund(site, user.uid, 'Még egyszer')).toEqual(answer)
    expect((await readRights(site, user.uid)).refund).toMatchObject(answer)
    await sendNotices(site)
    const mails = site.mails.filter(({ subject }) => subject.startsWith('Visszafizetést kértek'))
    expect(mails).toHaveLength(1)
    const [invoice] = await paidInvoices(site, subscriptionId)
    expect(mails[0]).toMatchObject({ to: site.supportEmail, replyTo: user.email })
    for (const needed of [
      user.email,
      user.uid,
      subscriptionId,
      invoice?.id ?? '',
      invoice?.customerId ?? '',
      '1990\u00a0Ft',
      'Nem <b>erre</b>',
    ]) {
      expect(mails[0]?.text).toContain(needed)
    }
    expect(mails[0]?.html).toContain('Nem &lt;b&gt;erre&lt;/b&gt;')
  })

  test('ends with the 30th day', async () => {
    const { site, user } = await openWithBuyer()
    site.passTime(31 * DAY_MS)
    await expect(requestRefund(site, user.uid, '')).rejects.toMatchObject({ code: 'conflict' })
  })
})

/** Whether anything of an account is left at the provider that could be charged, or tells whose it was. */
async function isKnownAtProvider(site: TestSite, { uid, email }: StoredUser, subscriptionId: string): Promise<boolean> {
  const customers = await site.payments.customersOf({ uid, email })
  const subscription = await site.payments.subscription(subscriptionId)
  return customers.length > 0 || (subscription !== undefined && subscription.status !== 'canceled')
}

describe('deleting the account', () => {
  test('ends the subscription at the provider, and forgets whose the purchase was', async () => {
    const { site, user, subscriptionId } = await openWithBuyer()
    await requestRefund(site, user.uid, 'Mégsem')
    site.passTime(60_000)
    const { taskId } = await requestAccountDeletion(site, user.uid)
    await runTask(site, taskId)
    expect(site.reports).toEqual([])
    expect(await readTask(site.store, taskId)).toMatchObject({ status: 'Done' })
    expect(await isKnownAtProvider(site, user, subscriptionId)).toBe(false)
    for (const collection of ['payments', 'paymentMails', 'refundRequests', 'withdrawals']) {
      expect(JSON.stringify(await site.store.query(collection))).not.toContain(user.uid)
    }
    // What the provider tells afterwards brings nothing back.
    for (const webhook of await site.takeWebhooks()) {
      await handleEvent(site, await site.payments.readEvent(webhook.body, webhook.signature))
    }
    expect(await site.store.get('payments', user.uid)).toBeUndefined()
    expect(await site.store.query('paymentMails')).toEqual([])
  })

  test('waits for a provider that does not answer, and is finished when it does', async () => {
    const { site, user, subscriptionId } = await openWithBuyer()
    const { taskId } = await requestAccountDeletion(site, user.uid)
    site.failBefore(1)
    await runTask(site, taskId)
    expect(site.reports).toMatchObject([{ code: 'unavailable' }])
    expect(await readTask(site.store, taskId)).toMatchObject({ status: 'Error' })
    expect((await site.payments.subscription(subscriptionId))?.status).toBe('active')
    await resumeTasks(site)
    expect(await readTask(site.store, taskId)).toMatchObject({ status: 'Done' })
    expect(await isKnownAtProvider(site, user, subscriptionId)).toBe(false)
  })

  test('that was killed after any call to the provider is finished later', async () => {
    let callNumber = 0
    let wasReached = true
    while (wasReached) {
      callNumber += 1
      const { site, user, subscriptionId } = await openWithBuyer()
      const { taskId } = await requestAccountDeletion(site, user.uid)
      const before = site.calls.length
      await runTask(crashAfterCall(site, callNumber), taskId)
      wasReached = site.calls.length >= before + callNumber
      site.failAfter(NEVER)
      site.passTime(LEASES_PASS_MS)
      await resumeTasks(site)
      expect(await readTask(site.store, taskId)).toMatchObject({ status: 'Done' })
      expect(await isKnownAtProvider(site, user, subscriptionId)).toBe(false)
    }
    expect(callNumber).toBeGreaterThan(4)
  })

  test('waits until what was withdrawn from is given back', async () => {
    const { site, user } = await openWithBuyer()
    await site.takeWebhooks()
    const refundCharge = async () => {
      throw new AppError('unavailable')
    }
    const payments: TestSite['payments'] = { ...site.payments, refundCharge }
    await withdraw({ ...site, payments }, user.uid)
    expect(site.reports).toHaveLength(1)
    const { taskId } = await requestAccountDeletion(site, user.uid)
    await runTask(site, taskId)
    expect(await readTask(site.store, taskId)).toMatchObject({ status: 'Error' })
    await runMaintenance(site)
    await resumeTasks(site)
    expect(await readTask(site.store, taskId)).toMatchObject({ status: 'Done' })
    expect(await refundsOf(site)).toBe(1)
    expect(await site.store.query('withdrawals')).toMatchObject([{ data: { uid: null, status: 'done' } }])
  })

  test('does not need a provider that was given up, when nothing is paid any more', async () => {
    const { site, user, subscriptionId } = await openWithBuyer()
    const withoutKeys = { ...site, payments: createNullPaymentGateway() }
    const { taskId } = await requestAccountDeletion(site, user.uid)
    await runTask(withoutKeys, taskId)
    expect(await readTask(site.store, taskId)).toMatchObject({ status: 'Error' })
    await site.payments.endSubscription(subscriptionId)
    await syncEntitlement(site, user.uid)
    await resumeTasks(withoutKeys)
    expect(await readTask(site.store, taskId)).toMatchObject({ status: 'Done' })
  })
})

test('the data of an account holds what the site knows of its purchases', async () => {
  const { site, user, subscriptionId } = await openWithBuyer()
  for (const webhook of await site.takeWebhooks()) {
    await handleEvent(site, await site.payments.readEvent(webhook.body, webhook.signature))
  }
  await withdraw(site, user.uid)
  const { purchases } = await exportData(site, user.uid)
  expect(purchases).toMatchObject({
    customerId: expect.stringMatching(/^cus_/),
    subscriptionId,
    withdrawals: [{ withdrawnAt: '2026-01-15T12:00:00.000Z' }],
    invoices: [{ grossAmount: 199_000, buyer: { email: user.email }, cancelledAt: '2026-01-15T12:00:00.000Z' }],
  })
})
