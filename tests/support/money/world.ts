/** Plays a story about money on a site of two processes, and says what is wrong with what came of it. */

import { requestAccountDeletion } from '@/lib/domain/account/request-account-deletion'
import type { StoredUser } from '@/lib/domain/account/users'
import { findUserByEmail } from '@/lib/domain/account/users'
import { setDefaultCard } from '@/lib/domain/payment/cards/set-default-card'
import { startCardChange, startPurchase } from '@/lib/domain/payment/cards/setup-intent'
import type { SubscriptionBody } from '@/lib/domain/payment/model'
import { handleEvent } from '@/lib/domain/payment/provider/handle-event'
import { runMaintenance } from '@/lib/domain/payment/provider/maintenance'
import { reconcile } from '@/lib/domain/payment/provider/reconcile'
import { requestRefund } from '@/lib/domain/payment/rights/request-refund'
import { withdraw } from '@/lib/domain/payment/rights/withdraw'
import { cancelSubscription, reactivateSubscription } from '@/lib/domain/payment/subscription/cancel-subscription'
import { resumeTasks, runTask } from '@/lib/domain/task/run-task'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { PaymentEvent } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import { ProcessCrashed } from '../crashing-store'
import { order, payerOf } from '../payer'
import type { TestSite } from '../test-site'
import { CARDS, type CardName, type Command, type Deed } from './command'
import { booksFaults, type Promised, promiseFaults } from './invariant'
import { openProcess, type Trouble } from './process'

/** Longer than a lease lasts: a killed process is missed for a while. */
const LEASE_GONE_MS = 3 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
const UNTROUBLED: Trouble = { kind: 'none' }

interface Person {
  readonly email: string
  user: StoredUser | undefined
  readonly orders: SubscriptionBody[]
  /** Of a payment that waits for its payer, the newest last. */
  readonly paymentSecrets: string[]
}

/** @param stores one for each process, over the same documents. */
export async function playStory(
  site: TestSite,
  stores: readonly [DocumentStore, DocumentStore],
  story: readonly Command[],
) {
  const people: readonly Person[] = ['kata@pelda.hu', 'peti@pelda.hu'].map((email) => ({
    email,
    user: undefined,
    orders: [],
    paymentSecrets: [],
  }))
  for (const person of people) person.user = await register(site, person)
  const promised: Promised[] = []
  const events: PaymentEvent[] = []
  const handled: PaymentEvent[] = []
  const failures: string[] = []
  const onDeath = () => site.passTime(LEASE_GONE_MS)

  async function open(which: 0 | 1, trouble: Trouble, beforeCall?: Parameters<typeof openProcess>[2]['beforeCall']) {
    return openProcess(site, stores[which], { trouble, onDeath, ...(beforeCall && { beforeCall }) })
  }

  /** A refusal is an answer; anything else is what people see as an error of the site. */
  async function attempt(name: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (error instanceof ProcessCrashed || error instanceof AppError) return
      failures.push(`${name} fails with ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    }
  }

  async function chargeIds(): Promise<ReadonlySet<string>> {
    const ids = new Set<string>()
    for await (const { id } of site.payments.allCharges()) ids.add(id)
    return ids
  }

  async function promise(kind: Promised['kind'], uid: string, subscriptionId: string | undefined): Promise<void> {
    promised.push({ kind, uid, subscriptionId, before: await chargeIds() })
  }

  async function subscriptionOf({ uid }: StoredUser): Promise<string | undefined> {
    const id = (await site.store.get('payments', uid))?.data.subscriptionId
    return typeof id === 'string' ? id : undefined
  }

  async function giveCard(process: TestSite, person: Person, user: StoredUser, card: CardName) {
    const { clientSecret, customerId } = await startPurchase(process, payerOf(user))
    await enterCard(site, clientSecret, card)
    const [setupIntentId = ''] = clientSecret.split('_secret_')
    person.orders.push({ customerId, priceId: site.paymentSettings.priceId, setupIntentId, clientSecret })
  }

  async function sendOrder(process: TestSite, person: Person, user: StoredUser, body: SubscriptionBody | undefined) {
    if (!body) return
    // Who buys anew wants to be charged again.
    dropPromises(user.uid)
    const { clientSecret } = await order(site, user, body, process)
    if (clientSecret !== undefined) person.paymentSecrets.push(clientSecret)
  }

  function dropPromises(uid: string): void {
    for (const [index, { uid: whose, kind }] of [...promised.entries()].toReversed()) {
      if (whose === uid && kind === 'cancelled') promised.splice(index, 1)
    }
  }

  async function act(process: TestSite, person: Person, deed: Deed): Promise<void> {
    if (deed.do === 'register') {
      if (!(await findUserByEmail(site.store, person.email))) person.user = await register(site, person)
      return
    }
    if (deed.do === 'upkeep') return runUpkeep(process)
    const { user } = person
    if (!user) return
    switch (deed.do) {
      case 'buy':
        await giveCard(process, person, user, deed.card)
        return sendOrder(process, person, user, person.orders.at(-1))
      case 'give card':
        return giveCard(process, person, user, deed.card)
      case 'order':
        return sendOrder(process, person, user, person.orders.at(-1 - deed.cardNumber))
      case 'order again':
        return sendOrder(process, person, user, person.orders.at(-1))
      case 'change card': {
        dropPromises(user.uid)
        const { clientSecret } = await startCardChange(process, user.uid)
        await enterCard(site, clientSecret, deed.card)
        return setDefaultCard(process, user.uid, 'latest')
      }
      case 'cancel': {
        const subscription = await subscriptionOf(user)
        await cancelSubscription(process, user.uid)
        return promise('cancelled', user.uid, subscription)
      }
      case 'reactivate':
        dropPromises(user.uid)
        await reactivateSubscription(process, user.uid, 'subscription')
        return
      case 'withdraw': {
        const subscription = await subscriptionOf(user)
        await withdraw(process, user.uid)
        return promise('withdrawn', user.uid, subscription)
      }
      case 'ask for refund':
        await requestRefund(process, user.uid, 'mert')
        return
      case 'delete': {
        const { taskId } = await requestAccountDeletion(process, user.uid)
        await runTask(process, taskId)
        const task = await site.store.get('tasks', taskId)
        if (task?.data.status === 'Done') await promise('deleted', user.uid, undefined)
        return
      }
    }
  }

  async function both(command: Extract<Command, { do: 'both' }>, person: Person): Promise<void> {
    const reached = createMoment()
    const released = createMoment()
    const first = await open(0, command.trouble, async (number) => {
      if (number !== command.at) return
      reached.happen()
      await released.promise
    })
    let polls = 0
    const second = await open(1, UNTROUBLED, (_, kind) => {
      polls = kind === 'transaction' ? polls + 1 : 0
      if (polls > 2) released.happen()
    })
    const firstDone = attempt(command.first.do, () => act(first, person, command.first))
    await Promise.race([firstDone, reached.promise])
    await attempt(command.second.do, () => act(second, person, command.second))
    released.happen()
    await firstDone
  }

  async function deliver(how: 'first' | 'last' | 'all' | 'reversed' | 'again' | 'dropped'): Promise<void> {
    await collectEvents()
    if (how === 'dropped') return void events.splice(0)
    const chosen =
      how === 'again'
        ? handled.slice(-5)
        : how === 'first'
          ? events.splice(0, 1)
          : how === 'last'
            ? events.splice(-1)
            : events.splice(0)
    const process = await open(1, UNTROUBLED)
    for (const event of how === 'reversed' ? chosen.toReversed() : chosen) {
      await attempt(`webhook ${event.type}`, () => handleEvent(process, event))
      handled.push(event)
    }
  }

  async function collectEvents(): Promise<void> {
    for (const { body, signature } of await site.takeWebhooks())
      events.push(await site.payments.readEvent(body, signature))
  }

  async function settle(): Promise<readonly string[]> {
    site.passTime(LEASE_GONE_MS)
    await resumeTasks(site)
    const { faults, failed } = await reconcile(site)
    await collectEvents()
    return [
      ...failed.map((uid) => `could not reconcile ${uid}`),
      // A bank that does not take the money back is for people, and is told as such.
      ...faults.filter(({ fault }) => fault !== 'refund-failed').map(({ chargeId, fault }) => `${chargeId} ${fault}`),
      ...(await booksFaults(site)),
      ...reportedFaults(site),
    ]
  }

  async function happen(command: Exclude<Command, Deed | { do: 'both' }>, person: Person): Promise<readonly string[]> {
    switch (command.do) {
      case 'authenticate': {
        const secret = person.paymentSecrets.at(-1)
        // What the bank no longer waits for is refused by the provider's own page.
        if (secret !== undefined) await site.authenticate(secret, command.approved).catch(() => undefined)
        return []
      }
      case 'webhooks':
        await deliver(command.how)
        return []
      case 'pass':
        site.passTime(command.hours * HOUR_MS)
        return []
      case 'dispute':
      case 'refund in dashboard':
      case 'decide dispute': {
        const charge = await newestCharge(site, person)
        if (charge === undefined) return []
        if (command.do === 'dispute') await quietly(site.dispute(charge))
        else if (command.do === 'decide dispute') await quietly(site.settleDispute(charge, command.outcome))
        else await quietly((await site.dashboard()).refunds.create({ charge }))
        return []
      }
      case 'settle':
        return settle()
    }
  }

  for (const command of story) {
    const person = people[command.who]
    if (!person) throw new Error('nobody')
    let found: readonly string[] = []
    if (command.do === 'both') await both(command, person)
    else if ('trouble' in command) {
      const process = await open(0, command.trouble)
      await attempt(command.do, () => act(process, person, command))
    } else found = await happen(command, person)
    const faults = [...failures, ...found, ...(await promiseFaults(site, promised))]
    if (faults.length > 0) return { after: command, faults }
  }
  const faults = [...(await settle()), ...(await promiseFaults(site, promised)), ...failures]
  return faults.length > 0 ? { after: 'settling', faults } : undefined
}

async function register(site: TestSite, { email }: Person): Promise<StoredUser> {
  return site.addUser({ email, name: 'Teszt', emailVerified: site.clock.now().toISOString() })
}

async function enterCard(site: TestSite, clientSecret: string, card: CardName): Promise<void> {
  const { status } = await site.saveCard(clientSecret, CARDS[card])
  if (status === 'requires_action') await site.authenticate(clientSecret, true)
}

async function runUpkeep(process: TestSite): Promise<void> {
  await resumeTasks(process)
  await runMaintenance(process)
}

async function newestCharge(site: TestSite, { email }: Person): Promise<string | undefined> {
  for await (const { id, buyer } of site.payments.allCharges()) if (buyer.email === email) return id
  return undefined
}

/** What the provider's Dashboard refuses changes nothing. */
async function quietly(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined)
}

/** What was reported as unexpected: an outage and a killed process are not. */
function reportedFaults({ reports }: TestSite): readonly string[] {
  return reports
    .filter((report) => !(report instanceof ProcessCrashed || report instanceof AppError))
    .map((report) => `reported: ${report instanceof Error ? (report.stack ?? report.message) : String(report)}`)
}

function createMoment(): { readonly promise: Promise<void>; readonly happen: () => void } {
  let happen: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    happen = resolve
  })
  return { promise, happen: () => happen() }
}
