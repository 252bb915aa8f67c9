import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'
import type { Context, CustomerFile, SandboxPrice } from './customer-file'
import { runScheduled } from './due'
import { recordEvents } from './events'
import { Fault } from './fault'
import { readCustomerFile, writeCustomerFile, writeEvents } from './file-store'

export interface SandboxDeps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly price: SandboxPrice
  /** The origin of the site, without a slash at the end. */
  readonly siteUrl: string
}

/**
 * Opens a customer's file as part of a transaction, does what has come due meanwhile, then `work`. What it changes and
 * tells is written; a fault undoes what `work` has changed, unless it keeps it.
 *
 * @returns how `work` ended, to be returned or thrown once all is written; `undefined` when there is no such customer.
 */
export async function changeCustomerIn<Result>(
  transaction: Transaction,
  { clock, price, siteUrl }: SandboxDeps,
  key: string,
  work: (context: Context) => Result,
): Promise<(() => Result) | undefined> {
  const file = await readCustomerFile(transaction, key)
  if (!file) return undefined
  const machineTimeMs = clock.now().getTime()
  const { events, record } = recordEvents(file, machineTimeMs)
  const context: Context = { file, now: timeOf(file, machineTimeMs), price, siteUrl, record }
  const asRead = JSON.stringify(file)
  runScheduled(context)
  const before = { file: structuredClone(file), events: events.length }
  const { isKept, end } = attempt(context, work)
  const kept = isKept ? file : before.file
  if (JSON.stringify(kept) !== asRead) writeCustomerFile(transaction, kept)
  writeEvents(transaction, isKept ? events : events.slice(0, before.events))
  return end
}

function attempt<Result>(context: Context, work: (context: Context) => Result) {
  try {
    const result = work(context)
    return { isKept: true, end: () => result }
  } catch (error) {
    const end = (): Result => {
      throw error
    }
    return { isKept: error instanceof Fault && error.keepsChanges, end }
  }
}

/** The same in a transaction of its own. */
export async function changeCustomer<Result>(
  deps: SandboxDeps,
  key: string,
  work: (context: Context) => Result,
): Promise<Result | undefined> {
  const outcome = await deps.store.transaction((transaction) => changeCustomerIn(transaction, deps, key, work))
  return outcome?.()
}

/** The customer's time in seconds since 1970. */
function timeOf(file: CustomerFile, machineTimeMs: number): number {
  return Math.floor(machineTimeMs / 1000) + file.clockOffsetSeconds
}
