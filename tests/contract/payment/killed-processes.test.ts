/**
 * That no SIGKILL harms the books, whatever it meets: two processes of the site work on one file, and are killed at any
 * moment. `npm run payments:prove` does it for as many rounds as it plays stories; a test run does a few.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGenerator } from '@/interpreter'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { findUser, type StoredUser } from '@/lib/domain/account/users'
import type { SubscriptionBody } from '@/lib/domain/payment/model'
import { reconcile } from '@/lib/domain/payment/provider/reconcile'
import { resumeTasks } from '@/lib/domain/task/run-task'
import { CARDS, type CardName } from '@/tests/support/money/command'
import { booksFaults } from '@/tests/support/money/invariant'
import type { Order, Reply } from '@/tests/support/money/site-process'
import { temporaryFiles } from '@/tests/support/temporary-files'
import { openSite, type TestSite } from '@/tests/support/test-site'

const { MONEY_RUNS, MONEY_SEED = '20260115' } = process.env
const ROUNDS = Number(MONEY_RUNS ?? 4)
const ROUNDS_A_STORE = 25
const LEASE_GONE_MS = 3 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than a command takes on a machine that has nothing else to do. */
const LONGEST_LIFE_MS = 120

jest.setTimeout(MONEY_RUNS === undefined ? 240_000 : 24 * 60 * 60 * 1000)

const newFile = temporaryFiles()
const PROCESS = join(__dirname, '../../support/money/site-process.ts')

/** A process of the site that was started, and what it answers. */
class SiteProcess {
  private readonly child: ChildProcess
  private readonly lines: AsyncIterator<string>
  /** Whether it has come to where it listens. */
  readonly ready: Promise<boolean>

  constructor(file: string) {
    this.child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', PROCESS, file], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const { stdin, stdout } = this.child
    if (!stdin || !stdout) throw new Error('a process without pipes')
    // What is written to a process that was killed is lost.
    stdin.on('error', () => undefined)
    this.lines = createInterface({ input: stdout })[Symbol.asyncIterator]()
    this.ready = this.lines.next().then(({ done }) => !done)
  }

  /** @returns `undefined` when it was killed before it answered. */
  async obey(order: Order): Promise<Reply | undefined> {
    this.child.stdin?.write(`${JSON.stringify(order)}\n`)
    const { value, done } = await this.lines.next()
    return done ? undefined : (JSON.parse(value) as Reply)
  }

  kill(): void {
    this.child.kill('SIGKILL')
  }
}

interface Buyer {
  user: StoredUser
  body: SubscriptionBody | undefined
}

const COMMANDS: readonly Order['do'][] = [
  ...(['buy', 'buy', 'buy', 'order', 'change card', 'cancel', 'reactivate', 'withdraw'] as const),
  ...(['ask for refund', 'delete', 'upkeep'] as const),
]

test('each payment ends in access or in a refund, however often a process is killed', async () => {
  const random = createGenerator(Number(MONEY_SEED) % 2 ** 31 || 1)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random.next() * items.length)] as Item // below the length
  for (let played = 0; played < ROUNDS; played += ROUNDS_A_STORE) {
    const file = newFile('store.sqlite')
    const site = openSite({ store: createSqliteStore({ file }) })
    const buyer: Buyer = { user: await addBuyer(site), body: undefined }
    const processes = [new SiteProcess(file), new SiteProcess(file)]
    let passedMs = 0
    const pass = (milliseconds: number) => {
      passedMs += milliseconds
      site.passTime(milliseconds)
    }
    try {
      for (let round = 0; round < Math.min(ROUNDS_A_STORE, ROUNDS - played); round += 1) {
        expect(await Promise.all(processes.map(({ ready }) => ready))).toEqual([true, true])
        const orders = processes.map((): Order => {
          const card = pick(['good', 'good', 'good', ...(Object.keys(CARDS) as CardName[])] as const)
          return { do: pick(COMMANDS), card, passedMs, ...buyer }
        })
        const victim = pick([0, 1])
        const life = random.next() * LONGEST_LIFE_MS
        const timer = setTimeout(() => processes[victim]?.kill(), life)
        const replies = await Promise.all(processes.map((each, index) => each.obey(orders[index] as Order)))
        clearTimeout(timer)
        for (const [index, reply] of replies.entries()) {
          if (reply?.failure !== undefined) throw new Error(`${orders[index]?.do} failed: ${reply.failure}`)
          if (reply?.body) buyer.body = reply.body
        }
        // One that was done before its time dies idle.
        processes[victim]?.kill()
        processes[victim] = new SiteProcess(file)
        pass(LEASE_GONE_MS + pick([0, 0, 1, 13, 32]) * DAY_MS)
        const stored = await findUser(site.store, buyer.user.uid)
        if (!stored || stored.disabled) {
          await resumeTasks(site)
          Object.assign(buyer, { user: await addBuyer(site), body: undefined })
        }
      }
      pass(LEASE_GONE_MS)
      await resumeTasks(site)
      const { faults, failed } = await reconcile(site)
      expect(failed).toEqual([])
      expect(faults.filter(({ fault }) => fault !== 'refund-failed')).toEqual([])
      expect(await booksFaults(site)).toEqual([])
    } finally {
      for (const each of processes) each.kill()
    }
  }
})

async function addBuyer(site: TestSite): Promise<StoredUser> {
  return site.addUser({ emailVerified: site.clock.now().toISOString() })
}
