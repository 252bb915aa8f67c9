/**
 * A process of the site, to be killed: does what it is told, a line of JSON each, and answers with a line. Argument: the
 * file of the store, which other processes use too.
 */
import { createInterface } from 'node:readline'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import type { StoredUser } from '@/lib/domain/account/users'
import type { SubscriptionBody } from '@/lib/domain/payment/model'
import type { CardName } from './command'

/** What a process is told; `passedMs` is how far the clock of all has gone on. */
export interface Order {
  readonly passedMs: number
  readonly user: StoredUser
  readonly card: CardName
  readonly body: SubscriptionBody | undefined
  readonly do:
    | 'buy'
    | 'order'
    | 'change card'
    | 'cancel'
    | 'reactivate'
    | 'withdraw'
    | 'ask for refund'
    | 'delete'
    | 'upkeep'
}

export interface Reply {
  /** What the page of the purchase would send again. */
  readonly body?: SubscriptionBody
  /** The code of a refusal. */
  readonly refused?: string
  /** What nobody should be answered. */
  readonly failure?: string
}

async function main(): Promise<void> {
  // What these close at the end of a test ends here with the process.
  Object.assign(globalThis, { afterEach: () => undefined, afterAll: () => undefined })
  const { openSite } = await import('@/tests/support/test-site')
  const { obey } = await import('./obey')
  const site = openSite({ store: createSqliteStore({ file: process.argv[2] ?? '' }) })
  let passedMs = 0
  process.stdout.write('ready\n')
  for await (const line of createInterface({ input: process.stdin })) {
    const order: Order = JSON.parse(line)
    site.passTime(order.passedMs - passedMs)
    passedMs = order.passedMs
    process.stdout.write(`${JSON.stringify(await obey(site, order))}\n`)
  }
}

void main()
