/** That what payments ask of the store is what Firestore gives too. */
import { randomUUID } from 'node:crypto'
import { FirestoreMock } from '@firebase-bridge/firestore-admin'
import { createFirestoreStore } from '@/lib/adapters/firestore/firestore-store'
import { requestAccountDeletion } from '@/lib/domain/account/request-account-deletion'
import { readEntitlement } from '@/lib/domain/payment/entitlement/entitlement'
import { handleEvent } from '@/lib/domain/payment/provider/handle-event'
import { runMaintenance } from '@/lib/domain/payment/provider/maintenance'
import { reconcile } from '@/lib/domain/payment/provider/reconcile'
import { withdraw } from '@/lib/domain/payment/rights/withdraw'
import { cancelSubscription } from '@/lib/domain/payment/subscription/cancel-subscription'
import { runTask } from '@/lib/domain/task/run-task'
import { buy, giveCard, order } from '@/tests/support/payer'
import { openSite, type TestSite } from '@/tests/support/test-site'

jest.setTimeout(240_000)

const DAY_MS = 24 * 60 * 60 * 1000

const environment = new FirestoreMock()
// A clock that never shows one time twice, as in document-store.test.ts.
let now = Date.UTC(2025, 0, 1)
environment.systemTime.custom(() => new Date(now++))
afterAll(() => environment.deleteAll())

async function openWithBuyer() {
  const database = environment.createDatabase(`test-${randomUUID().slice(0, 8)}`).firestore()
  const site = openSite({ store: createFirestoreStore(database) })
  const user = await site.addUser({ emailVerified: site.clock.now().toISOString() })
  const body = await giveCard(site, user)
  await Promise.allSettled([order(site, user, body), order(site, user, body)])
  await order(site, user, body)
  return { site, user, customerId: body.customerId }
}

async function handleAll(site: TestSite): Promise<void> {
  for (const { body, signature } of await site.takeWebhooks()) {
    await handleEvent(site, await site.payments.readEvent(body, signature))
  }
}

test('a subscription lives from its purchase to the deletion of the account', async () => {
  const { site, user, customerId } = await openWithBuyer()
  expect((await site.payments.subscriptions(customerId)).map(({ status }) => status)).toEqual(['active'])
  await handleAll(site)
  await cancelSubscription(site, user.uid)
  await handleAll(site)
  const { expiresAt } = readEntitlement(await site.store.get('payments', user.uid), site.clock.now(), site)
  site.passTime(Date.parse(expiresAt ?? '') - site.clock.now().getTime() - 2 * DAY_MS)
  expect(await reconcile(site)).toMatchObject({ checked: 1, repaired: [], failed: [], mended: [], faults: [] })
  await runMaintenance(site)
  expect(site.mails.map(({ subject }) => subject.split(' – ')[0]).toSorted()).toEqual([
    'A Prémium előfizetésed visszaigazolása',
    'Hamarosan lejár a Prémium előfizetésed',
    'Lemondtad a Prémium előfizetésedet',
    'Megkaptuk a befizetésedet',
  ])
  const { taskId } = await requestAccountDeletion(site, user.uid)
  await runTask(site, taskId)
  expect(site.reports).toEqual([])
  expect(await site.payments.customer(customerId)).toBeUndefined()
  expect(await site.store.query('paymentMails')).toEqual([])
})

test('a purchase can be withdrawn from, and old events are forgotten', async () => {
  const { site, user } = await openWithBuyer()
  await handleAll(site)
  expect(await withdraw(site, user.uid)).toMatchObject({ refund: 'done' })
  await handleAll(site)
  expect(await site.store.query('ledger')).toMatchObject([{ data: { uid: user.uid, outcome: 'refunded' } }])
  expect(await site.store.query('issuedInvoices')).toMatchObject([{ data: { cancelledAt: expect.any(String) } }])
  expect(await site.invoicing.issuedTo(user.uid)).toHaveLength(1)
  expect((await site.store.query('webhookEvents')).length).toBeGreaterThan(0)
  site.passTime(31 * DAY_MS)
  await runMaintenance(site)
  expect(site.reports).toEqual([])
  expect(await site.store.query('webhookEvents')).toEqual([])
  expect(await buy(site, user)).toMatchObject({ status: 'active' })
  // The second time, people decide about the money.
  expect(await withdraw(site, user.uid)).toMatchObject({ refund: 'staff' })
  expect(await reconcile(site)).toMatchObject({ failed: [], mended: [], faults: [] })
  site.passTime(4 * 365 * DAY_MS)
  await runMaintenance(site)
  expect(await site.store.query('refundHashes')).toEqual([])
})
