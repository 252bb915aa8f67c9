import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'
import type { CustomerFile, SandboxPrice, Visit } from './customer-file'
import { runDue } from './due'
import { recordEvents } from './events'
import { Fault } from './fault'
import { readFile, writeEvents, writeFile } from './file-store'

export interface SandboxDeps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly price: SandboxPrice
  /** The origin of the site, without a slash at the end. */
  readonly siteUrl: string
}

/**
 * Opens a customer's file as part of a transaction, does what has come due meanwhile, then `work`. What it changes and
 * tells is written; a fault undoes what `work` has changed, unless a card was declined.
 *
 * @returns `undefined` when there is no such customer.
 */
export async function visitIn<Result>(
  transaction: Transaction,
  { clock, price, siteUrl }: SandboxDeps,
  key: string,
  work: (visit: Visit) => Result,
): Promise<(() => Result) | undefined> {
  const file = await readFile(transaction, key)
  if (!file) return undefined
  const machineTimeMs = clock.now().getTime()
  const { events, record } = recordEvents(file, machineTimeMs)
  const visit: Visit = { file, now: timeOf(file, machineTimeMs), price, siteUrl, record }
  const before = JSON.stringify(file)
  runDue(visit)
  const outcome = attempt(visit, work)
  const kept = outcome.keeps ? visit.file : outcome.fileBefore
  const told = outcome.keeps ? events : events.slice(0, outcome.eventsBefore)
  if (JSON.stringify(kept) !== before) writeFile(transaction, kept)
  writeEvents(transaction, told)
  return outcome.result

  function attempt(opened: Visit, act: (visit: Visit) => Result) {
    const eventsBefore = events.length
    const fileBefore = structuredClone(opened.file)
    try {
      const value = act(opened)
      return { keeps: true, eventsBefore, fileBefore, result: () => value }
    } catch (error) {
      const keeps = error instanceof Fault && error.type === 'card_error'
      const result = (): Result => {
        throw error
      }
      return { keeps, eventsBefore, fileBefore, result }
    }
  }
}

/** A visit in a transaction of its own. */
export async function visitCustomer<Result>(
  deps: SandboxDeps,
  key: string,
  work: (visit: Visit) => Result,
): Promise<Result | undefined> {
  const outcome = await deps.store.transaction((transaction) => visitIn(transaction, deps, key, work))
  return outcome?.()
}

/** The customer's time in seconds since 1970. */
function timeOf(file: CustomerFile, machineTimeMs: number): number {
  return Math.floor(machineTimeMs / 1000) + file.clockOffsetSeconds
}
