/** That each payment that was captured ends in access or in a refund, whoever makes it do so, and has its invoice. */
import { exportData } from '@/lib/domain/account/export-data'
import { requestAccountDeletion } from '@/lib/domain/account/request-account-deletion'
import type { StoredUser } from '@/lib/domain/account/users'
import { updateUser } from '@/lib/domain/account/users'
import { checkAccess } from '@/lib/domain/freemium/access'
import { readEntitlement } from '@/lib/domain/payment/entitlement/entitlement'
import { tellOfUnhonoured } from '@/lib/domain/payment/entitlement/unhonoured'
import { readInvoices } from '@/lib/domain/payment/invoices/read-invoices'
import { settleOwnerless } from '@/lib/domain/payment/ledger/give-back'
import { sendNotices } from '@/lib/domain/payment/notices/notices'
import { auditRecentCharges } from '@/lib/domain/payment/provider/audit-charges'
import { handleEvent } from '@/lib/domain/payment/provider/handle-event'
import { runMaintenance } from '@/lib/domain/payment/provider/maintenance'
import { reconcile } from '@/lib/domain/payment/provider/reconcile'
import { settleOwner } from '@/lib/domain/payment/provider/resume-refunds'
import { requestRefund } from '@/lib/domain/payment/rights/request-refund'
import { readRights } from '@/lib/domain/payment/rights/rights'
import { resumeWithdrawals, withdraw } from '@/lib/domain/payment/rights/withdraw'
import { inSequence } from '@/lib/domain/payment/sequence/in-sequence'
import { readSubscription } from '@/lib/domain/payment/subscription/read-subscription'
import { runTask } from '@/lib/domain/task/run-task'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import { STARTED } from '@/tests/support/callers'
import { createCrashingStore } from '@/tests/support/crashing-store'
import { buy, changeCard } from '@/tests/support/payer'
import {
  DECLINE_AFTER_ATTACHING_CARD,
  FAILING_REFUND_CARD,
  GOOD_CARD,
  MASTERCARD,
  PENDING_REFUND_CARD,
} from '@/tests/support/sandbox-payments'
import { openSite, type TestSite } from '@/tests/support/test-site'

jest.setTimeout(240_000)

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

async function openWithBuyer(card = GOOD_CARD) {
  const site = openSite()
  const user = await addBuyer(site)
  const { subscriptionId } = await buy(site, user, card)
  await handleAll(site)
  return { site, user, subscriptionId }
}

function addBuyer(site: TestSite, email?: string): Promise<StoredUser> {
  const emailVerified = site.clock.now().toISOString()
  return site.addUser({ emailVerified, ...(email !== undefined && { email }) })
}

async function handleAll(site: TestSite): Promise<void> {
  for (const { body, signature } of await site.takeWebhooks()) {
    await handleEvent(site, await site.payments.readEvent(body, signature))
  }
}

async function chargesOf({ payments, store }: TestSite, { uid }: StoredUser) {
  return payments.charges(String((await store.get('payments', uid))?.data.customerId))
}

async function chargeIdOf(site: TestSite, user: StoredUser): Promise<string> {
  return (await chargesOf(site, user))[0]?.id ?? ''
}

async function outcomesOf({ store }: TestSite) {
  return (await store.query('ledger')).map(({ data }) => data.outcome).toSorted()
}

async function hasAccess(site: TestSite, { uid }: StoredUser): Promise<boolean> {
  const now = site.clock.now().toISOString()
  await site.store.set('usage', uid, { starts: Object.fromEntries(STARTED.map((id) => [id, now])) })
  return (await checkAccess(site, { userId: uid, exerciseId: 'negyedik' })).allowed
}

async function mailsTo(site: TestSite, to: string) {
  await sendNotices(site)
  return site.mails.filter((mail) => mail.to === to).map(({ subject }) => subject.split(' – ')[0] ?? '')
}

const byStaff = { idempotencyKey: 'by the people who run the site' }

test('a payment has one entry, with the buyer as at the purchase and what it paid for, and an invoice of that', async () => {
  const { site, user, subscriptionId } = await openWithBuyer()
  await updateUser(site.store, user.uid, { name: 'Más Név', email: 'mas@teszt.hu' })
  await site.passDays(user.uid, 32)
  await handleAll(site)
  const entries = (await site.store.query('ledger')).map(({ data }) => data)
  const buyer = { name: user.name, email: user.email }
  const bought = { uid: user.uid, mode: 'sandbox', amount: 199_000, currency: 'huf', subscriptionId, outcome: 'access' }
  expect(entries).toHaveLength(2)
  for (const entry of entries) expect(entry).toMatchObject({ ...bought, buyer, invoice: { cancelledAt: null } })
  const issued = await site.invoicing.issuedTo(user.uid)
  expect(issued.map((invoice) => invoice.buyer)).toEqual([1, 2].map(() => ({ uid: user.uid, ...buyer })))
  expect(await reconcile(site)).toMatchObject({ captured: 2, mended: [], faults: [] })
})

describe('what was paid for nothing', () => {
  /** A purchase of an account that is gone before anything of it was stored. */
  async function openWithOwnerless(card = GOOD_CARD) {
    const site = openSite()
    const user = await addBuyer(site)
    const { subscriptionId } = await buy(site, user, card)
    const chargeId = await chargeIdOf(site, user)
    const customerId = String((await site.store.get('payments', user.uid))?.data.customerId)
    await site.store.update('ledger', chargeId, { outcome: 'open', invoice: null })
    await site.store.delete('payments', user.uid)
    await site.store.delete('users', user.uid)
    await site.store.delete('issuedInvoices', (await site.payments.charge(chargeId))?.invoiceId ?? '')
    return { site, user, subscriptionId, chargeId, customerId }
  }

  test('is given back when its event comes, and the payer is told', async () => {
    const { site, user, subscriptionId } = await openWithOwnerless()
    await handleAll(site)
    expect(await outcomesOf(site)).toEqual(['refunded'])
    expect((await site.payments.subscription(subscriptionId))?.status).toBe('canceled')
    expect(await mailsTo(site, user.email)).toEqual(['Visszafizettük a díjat'])
    expect(await site.invoicing.issuedTo(user.uid)).toMatchObject([{ cancelledAt: expect.any(String) }])
  })

  test('is given back by reconciling too, once, of a customer who was deleted', async () => {
    const { site, user, customerId, chargeId } = await openWithOwnerless()
    await site.payments.deleteCustomer(customerId)
    await site.takeWebhooks()
    expect(await reconcile(site)).toMatchObject({ mended: [chargeId], faults: [] })
    expect(await site.payments.charge(chargeId)).toMatchObject({ refund: 'done', refundedAmount: 199_000 })
    expect(await reconcile(site)).toMatchObject({ mended: [], faults: [] })
    expect(await mailsTo(site, user.email)).toEqual(['Visszafizettük a díjat'])
  })

  test('is given back by the upkeep within days', async () => {
    const { site, chargeId } = await openWithOwnerless()
    await site.takeWebhooks()
    await site.store.delete('ledger', chargeId)
    await auditRecentCharges(site)
    expect(await outcomesOf(site)).toEqual(['refunded'])
    expect(site.notices).toEqual([])
  })

  test('is given back once and told once, wherever the process that does it is killed', async () => {
    for (const when of ['before', 'after'] as const) {
      let write = 0
      let wasKilled = true
      while (wasKilled) {
        write += 1
        const { site, user, chargeId, customerId } = await openWithOwnerless()
        await site.takeWebhooks()
        const dying = { ...site, store: createCrashingStore(site.store, write, when) }
        wasKilled = await settleOwner(dying, { uid: user.uid, customerId }).then(
          () => false,
          () => true,
        )
        // So long the process that was killed holds up the others.
        site.passTime(3 * 60 * 1000)
        const { faults } = await reconcile(site)
        const { refundedAmount } = (await site.payments.charge(chargeId)) ?? {}
        const refunds = (await site.takeWebhooks()).filter(({ type }) => type === 'refund.created').length
        const told = await mailsTo(site, user.email)
        const expected = { faults: [], refundedAmount: 199_000, refunds: 1, told: ['Visszafizettük a díjat'] }
        expect({ when, write, faults, refundedAmount, refunds, told }).toEqual({ when, write, ...expected })
      }
      expect(write).toBeGreaterThan(5)
    }
  })

  test('is said to be on its way while it is', async () => {
    const { site, user } = await openWithOwnerless(PENDING_REFUND_CARD)
    await handleAll(site)
    expect(await outcomesOf(site)).toEqual(['refund-pending'])
    expect(await mailsTo(site, user.email)).toEqual(['Visszafizetjük a díjat'])
  })

  test('is left where the customer is not of this site: another one may share the provider', async () => {
    const { site, user, chargeId, customerId } = await openWithOwnerless()
    await site.takeWebhooks()
    await site.store.delete('ledger', chargeId)
    await site.store.delete('ledgerCustomers', customerId)
    expect(await reconcile(site)).toMatchObject({ captured: 0, foreign: 1, faults: [] })
    expect(await site.payments.charge(chargeId)).toMatchObject({ refund: 'none' })
    expect(await mailsTo(site, user.email)).toEqual([])
  })

  test('is not what waits for its subscription to become active', async () => {
    const { site, user, chargeId } = await openWithOwnerless()
    await site.store.update('ledger', chargeId, { outcome: 'open' })
    const customerId = (await site.payments.charge(chargeId))?.customerId ?? ''
    await site.store.create('users', user.uid, { email: user.email })
    await inSequence(site, user.uid, (held) => settleOwnerless(held, customerId))
    expect(await outcomesOf(site)).toEqual(['open'])
  })
})

describe('money that was given back at the provider', () => {
  test('ends what it paid for, and the subscription with it', async () => {
    const { site, user, subscriptionId } = await openWithBuyer()
    await site.payments.refundCharge(await chargeIdOf(site, user), byStaff)
    await handleAll(site)
    expect(await hasAccess(site, user)).toBe(false)
    expect((await site.payments.subscription(subscriptionId))?.status).toBe('canceled')
    await site.passDays(user.uid, 62)
    expect(await chargesOf(site, user)).toHaveLength(1)
    expect(await mailsTo(site, user.email)).toEqual(
      expect.arrayContaining(['Véget ért a Prémium előfizetésed', 'Visszafizettük a díjat']),
    )
    expect(await reconcile(site)).toMatchObject({ faults: [] })
  })

  test('ends it too when a bank has decided so', async () => {
    const { site, user, subscriptionId } = await openWithBuyer()
    const chargeId = await chargeIdOf(site, user)
    await site.dispute(chargeId)
    await handleAll(site)
    // Until the bank has decided, nothing is given back, and nothing ends.
    expect(await hasAccess(site, user)).toBe(true)
    await site.settleDispute(chargeId, 'lost')
    await handleAll(site)
    expect(await hasAccess(site, user)).toBe(false)
    expect((await site.payments.subscription(subscriptionId))?.status).toBe('canceled')
    expect(await outcomesOf(site)).toEqual(['dispute-lost'])
    expect(await reconcile(site)).toMatchObject({ faults: [] })
  })

  test('ends nothing when the bank has decided for the site, or only a part was given back', async () => {
    const { site, user } = await openWithBuyer()
    const chargeId = await chargeIdOf(site, user)
    await site.dispute(chargeId)
    await handleAll(site)
    await site.settleDispute(chargeId, 'won')
    await (await site.dashboard()).refunds.create({ charge: chargeId, amount: 50_000 })
    await handleAll(site)
    expect(await hasAccess(site, user)).toBe(true)
    expect(await outcomesOf(site)).toEqual(['access'])
    expect((await readInvoices(site, user.uid)).invoices).toMatchObject([{ refund: 'partial' }])
  })

  test('ends nothing while a part of it is on its way, nor when that has arrived', async () => {
    const { site, user, subscriptionId } = await openWithBuyer(PENDING_REFUND_CARD)
    const chargeId = await chargeIdOf(site, user)
    await (await site.dashboard()).refunds.create({ charge: chargeId, amount: 50_000 })
    await handleAll(site)
    expect(await outcomesOf(site)).toEqual(['access'])
    expect((await site.payments.subscription(subscriptionId))?.status).toBe('active')
  })

  test('does not follow from a dispute that the payer has lost, though the subscription is over by then', async () => {
    const { site, user, subscriptionId } = await openWithBuyer()
    const chargeId = await chargeIdOf(site, user)
    await site.dispute(chargeId)
    await handleAll(site)
    await (await site.dashboard()).subscriptions.cancel(subscriptionId)
    await handleAll(site)
    await site.settleDispute(chargeId, 'won')
    await handleAll(site)
    expect(await outcomesOf(site)).toEqual(['access'])
    expect(await reconcile(site)).toMatchObject({ faults: [] })
  })

  test('is in the list of payments, with its day', async () => {
    const { site, user } = await openWithBuyer()
    expect((await readInvoices(site, user.uid)).invoices).toMatchObject([{ refund: 'none', refundedAt: null }])
    await site.payments.refundCharge(await chargeIdOf(site, user), byStaff)
    const { invoices } = await readInvoices(site, user.uid)
    expect(invoices).toMatchObject([{ status: 'paid', refund: 'done', refundedAt: '2026-01-15T12:00:00.000Z' }])
  })
})

describe('a refund', () => {
  test('that is pending is not said to be given back until it is', async () => {
    const { site, user } = await openWithBuyer(PENDING_REFUND_CARD)
    expect(await withdraw(site, user.uid)).toMatchObject({ refund: 'pending', refundedAt: null })
    await handleAll(site)
    expect(await mailsTo(site, user.email)).not.toContain('Visszafizettük a díjat')
    expect(await site.invoicing.issuedTo(user.uid)).toMatchObject([{ cancelledAt: null }])
    await site.passDays(user.uid, 1)
    await handleAll(site)
    expect((await readRights(site, user.uid)).withdrawn).toMatchObject({
      refund: 'done',
      refundedAt: expect.any(String),
    })
    expect(await mailsTo(site, user.email)).toContain('Visszafizettük a díjat')
    expect(await site.invoicing.issuedTo(user.uid)).toMatchObject([{ cancelledAt: expect.any(String) }])
  })

  test('that fails is told to people and tried again a day later, with another key', async () => {
    const { site, user } = await openWithBuyer(FAILING_REFUND_CARD)
    await withdraw(site, user.uid)
    await site.passDays(user.uid, 1)
    await handleAll(site)
    expect((await readRights(site, user.uid)).withdrawn).toMatchObject({ refund: 'failed', refundedAt: null })
    expect(await mailsTo(site, site.supportEmail)).toContain('Nem sikerült visszafizetés')
    expect(await mailsTo(site, user.email)).toContain('Késik a díj visszafizetése')
    expect((await reconcile(site)).faults).toEqual([{ chargeId: await chargeIdOf(site, user), fault: 'refund-failed' }])
    await site.setRefunds(await chargeIdOf(site, user), 'arrives')
    await runMaintenance(site)
    expect((await readRights(site, user.uid)).withdrawn).toMatchObject({ refund: 'failed' })
    site.passTime(DAY_MS)
    await runMaintenance(site)
    expect((await readRights(site, user.uid)).withdrawn).toMatchObject({ refund: 'done' })
    expect(await site.payments.charge(await chargeIdOf(site, user))).toMatchObject({ refundedAmount: 199_000 })
    expect(await reconcile(site)).toMatchObject({ faults: [] })
  })
})

describe('a renewal that is not paid', () => {
  test('shows and gives what was paid, and a week more, not the period that was not', async () => {
    const { site, user } = await openWithBuyer()
    const paidUntil = readEntitlement(await site.store.get('payments', user.uid), site.clock.now(), site).expiresAt
    await changeCard(site, user, DECLINE_AFTER_ATTACHING_CARD)
    site.passTime(Date.parse(paidUntil ?? '') - site.clock.now().getTime() + 2 * HOUR_MS)
    expect((await readSubscription(site, user.uid)).subscription).toMatchObject({
      status: 'past_due',
      items: { data: [{ current_period_end: Date.parse(paidUntil ?? '') / 1000 }] },
    })
    const entitlement = readEntitlement(await site.store.get('payments', user.uid), site.clock.now(), site)
    expect(entitlement).toEqual({ hasSubscription: true, isCancelled: false, expiresAt: paidUntil })
    site.passTime(7 * DAY_MS - 3 * HOUR_MS)
    expect(await hasAccess(site, user)).toBe(true)
    site.passTime(2 * HOUR_MS)
    expect(await hasAccess(site, user)).toBe(false)
  })
})

describe('what was bought in the sandbox', () => {
  test.each(['live', 'test', 'off'] as const)('is nothing on a site that is %s', async (mode) => {
    const { site, user } = await openWithBuyer()
    expect(await hasAccess(site, user)).toBe(true)
    const payments: PaymentGateway = { ...site.payments, mode }
    expect(await hasAccess({ ...site, payments }, user)).toBe(false)
  })
})

test('a site on which nobody has ever paid does not ask the provider every hour', async () => {
  const site = openSite()
  await site.addUser()
  await auditRecentCharges(site)
  expect(site.calls).toEqual([])
})

test('a site that is not live tells that people pay for what it does not honour', async () => {
  const site = openSite()
  const { uid } = await site.addUser()
  await tellOfUnhonoured(site)
  expect(site.notices).toEqual([])
  await site.store.set('payments', uid, { mode: 'live', status: 'active', expiresAt: '2026-02-01T00:00:00.000Z' })
  await tellOfUnhonoured({ ...site, payments: { mode: 'live' } })
  expect(site.notices).toEqual([])
  await tellOfUnhonoured({ ...site, payments: { mode: 'off' } })
  expect(site.notices).toEqual([{ message: expect.any(String), context: { mode: 'off', accounts: '1' } }])
  // Nobody learns of the renewals any more.
  site.passTime(90 * DAY_MS)
  await tellOfUnhonoured({ ...site, payments: { mode: 'off' } })
  expect(site.notices).toHaveLength(2)
  await site.store.update('payments', uid, { isCancelled: true })
  await tellOfUnhonoured({ ...site, payments: { mode: 'off' } })
  expect(site.notices).toHaveLength(2)
})

describe('the refund that comes of itself', () => {
  async function buyAndWithdraw(site: TestSite, user: StoredUser, card = GOOD_CARD) {
    await buy(site, user, card)
    await handleAll(site)
    site.passTime(13 * DAY_MS)
    const answer = await withdraw(site, user.uid)
    await handleAll(site)
    return answer
  }

  const refundsOf = async (site: TestSite) =>
    (await site.store.query('ledger')).filter(({ data }) => data.outcome === 'refunded').length

  test('is once for a person: three rounds of buying and withdrawing give back one month', async () => {
    const site = openSite()
    const user = await addBuyer(site)
    const answers = []
    for (let round = 1; round <= 3; round += 1) answers.push(await buyAndWithdraw(site, user))
    expect(answers.map(({ refund }) => refund)).toEqual(['done', 'staff', 'staff'])
    expect(await refundsOf(site)).toBe(1)
    // It ends all the same, is acknowledged, and people are asked.
    expect(await hasAccess(site, user)).toBe(false)
    const told = await mailsTo(site, user.email)
    expect(told.filter((subject) => subject === 'Megkaptuk az elállásodat')).toHaveLength(3)
    expect(await mailsTo(site, site.supportEmail)).toEqual(['Elállás', 'Elállás'])
    expect(site.mails.filter(({ to, text }) => to === user.email && text.includes('munkatársunk intézi'))).toHaveLength(
      2,
    )
    expect((await readRights(site, user.uid)).withdrawn).toMatchObject({ refund: 'staff' })
    // When people have given it back, that is told too.
    const [newest] = await chargesOf(site, user)
    await site.payments.refundCharge(newest?.id ?? '', byStaff)
    await handleAll(site)
    expect((await readRights(site, user.uid)).withdrawn).toMatchObject({ refund: 'done' })
    expect(await reconcile(site)).toMatchObject({ faults: [] })
  })

  test('knows a person again by another spelling of the address, and by the card', async () => {
    const site = openSite()
    expect(await buyAndWithdraw(site, await addBuyer(site, 'kata@gmail.com'))).toMatchObject({ refund: 'done' })
    const sameMailbox = await addBuyer(site, 'k.ata+2@gmail.com')
    expect(await buyAndWithdraw(site, sameMailbox, MASTERCARD)).toMatchObject({ refund: 'staff' })
    expect(await buyAndWithdraw(site, await addBuyer(site))).toMatchObject({ refund: 'staff' })
    // The second card became known when people were asked.
    expect(await buyAndWithdraw(site, await addBuyer(site), MASTERCARD)).toMatchObject({ refund: 'staff' })
  })

  test('is not spent by what was tried in the sandbox or with test keys', async () => {
    const site = openSite()
    const user = await addBuyer(site)
    expect(await buyAndWithdraw(site, user)).toMatchObject({ refund: 'done' })
    await buy(site, user, GOOD_CARD)
    await handleAll(site)
    const live = { ...site, payments: { ...site.payments, mode: 'live' as const } }
    expect(await withdraw(live, user.uid)).toMatchObject({ refund: 'done' })
  })

  test('leaves a withdrawal from before the site went live alone, also when its account is deleted', async () => {
    const { site, user } = await openWithBuyer()
    const subscriptionId = String((await site.store.get('payments', user.uid))?.data.subscriptionId)
    await site.store.create('withdrawals', subscriptionId, {
      mode: 'test',
      uid: user.uid,
      withdrawnAt: site.clock.now().toISOString(),
      amount: 199_000,
      currency: 'huf',
      chargeIds: ['ch_ofTheTestMode'],
      status: 'declared',
    })
    const before = site.calls.length
    await resumeWithdrawals(site)
    expect(site.calls).toHaveLength(before)
    const { taskId } = await requestAccountDeletion(site, user.uid)
    await runTask(site, taskId)
    expect(site.reports).toEqual([])
    expect((await site.store.get('tasks', taskId))?.data.status).toBe('Done')
  })

  test('keeps neither address nor card, and forgets after three years', async () => {
    const { site, user } = await openWithBuyer()
    await withdraw(site, user.uid)
    const kept = JSON.stringify(await site.store.query('refundHashes'))
    const fingerprint = (await chargesOf(site, user))[0]?.cardFingerprint ?? 'none'
    for (const secret of [user.email, user.uid, fingerprint]) expect(kept).not.toContain(secret)
    site.passTime((3 * 365 - 1) * DAY_MS)
    await runMaintenance(site)
    expect(await site.store.query('refundHashes')).toHaveLength(2)
    site.passTime(3 * DAY_MS)
    await runMaintenance(site)
    expect(await site.store.query('refundHashes')).toEqual([])
    expect(await buyAndWithdraw(site, user)).toMatchObject({ refund: 'done' })
  })
})

describe('a withdrawal and a request for the money', () => {
  test('do not both run, in whatever order they come', async () => {
    const { site, user, subscriptionId } = await openWithBuyer()
    await Promise.allSettled([withdraw(site, user.uid), requestRefund(site, user.uid, '')])
    const request = await site.store.get('refundRequests', subscriptionId)
    expect(['withdrawn', undefined]).toContain(request?.data.status)
    expect(await readRights(site, user.uid)).toMatchObject({ withdrawal: null, refund: null })
    await expect(requestRefund(site, user.uid, '')).rejects.toMatchObject({ code: 'conflict' })
  })

  test('end with the withdrawal, which closes the request and says so to those who have it', async () => {
    const { site, user, subscriptionId } = await openWithBuyer()
    await requestRefund(site, user.uid, 'Mégsem')
    await withdraw(site, user.uid)
    expect((await site.store.get('refundRequests', subscriptionId))?.data).toMatchObject({ status: 'withdrawn' })
    expect(await mailsTo(site, site.supportEmail)).toEqual(expect.arrayContaining(['Visszafizetést kértek', 'Elállás']))
    const closing = site.mails.find(({ subject }) => subject.startsWith('Elállás'))
    expect(closing?.text).toContain('A visszafizetési kérését az elállás lezárta')
  })
})

test('whoever registers the address of a customer who is gone reads nothing of theirs', async () => {
  const { site, user } = await openWithBuyer()
  await updateUser(site.store, user.uid, { email: 'elkoltozott@teszt.hu' })
  const other = await addBuyer(site, user.email)
  const { purchases } = await exportData(site, other.uid)
  expect(purchases).toMatchObject({ invoices: [], payments: [], customerId: null })
  expect((await exportData(site, user.uid)).purchases).toMatchObject({
    invoices: [{ buyer: { email: user.email } }],
    payments: [{ buyer: { email: user.email } }],
  })
})

test('an invoice from before the account was kept is nobody’s until reconciling has found whose', async () => {
  const { site, user } = await openWithBuyer()
  const [issued] = await site.store.query('issuedInvoices')
  await site.store.update('issuedInvoices', issued?.id ?? '', { 'buyer.uid': undefined })
  expect(await site.invoicing.issuedTo(user.uid)).toEqual([])
  expect(await reconcile(site)).toMatchObject({ mended: [await chargeIdOf(site, user)], faults: [] })
  expect(await site.invoicing.issuedTo(user.uid)).toHaveLength(1)
})

test('an event waits for the command that is under way, and is sent again when that takes too long', async () => {
  const site = openSite()
  const user = await addBuyer(site)
  await buy(site, user)
  const [webhook] = await site.takeWebhooks()
  const event = await site.payments.readEvent(webhook?.body ?? '', webhook?.signature ?? null)
  let finish: () => void = () => undefined
  const isOver = new Promise<void>((resolve) => {
    finish = resolve
  })
  const command = inSequence(site, user.uid, () => isOver)
  // The patience of an event is over at once.
  let milliseconds = 0
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (milliseconds += 60_000))
  await expect(handleEvent(site, event)).rejects.toMatchObject({ code: 'unavailable' })
  clock.mockRestore()
  expect(await site.store.query('webhookEvents')).toEqual([])
  finish()
  await command
  expect(await handleEvent(site, event)).toBe(user.uid)
})
