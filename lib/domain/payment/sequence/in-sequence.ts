import { randomInt } from 'node:crypto'
import { findUser } from '@/lib/domain/account/users'
import { acquireLease, forgetLease, type Lease } from '@/lib/domain/lease/lease'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { PaymentCommands, PaymentGateway, PaymentReads } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import { fencedStore } from './fenced-store'
import { leasedPayments } from './leased-payments'

/** Longer than a call to the provider takes that times out at each of its tries: what dies holds others up so long. */
const LEASE_MS = 2 * 60 * 1000

/** As long as people are let wait. */
const PATIENCE_MS = 10_000

const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 250

/** What a command about the money or the existence of an account begins with. Of the provider it sees what can be read. */
export interface SequenceDeps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly errorReporter: ErrorReporter
  readonly payments: PaymentReads & Pick<PaymentGateway, 'mode'>
}

/**
 * What a command works with while the account's lease is its own: each call that changes something at the provider renews
 * the lease first, and each write of `store` happens only while it holds. Who has lost it meanwhile gets `conflict`.
 */
export type Held<Deps extends SequenceDeps = SequenceDeps> = Omit<Deps, 'payments'> & {
  readonly payments: PaymentReads & PaymentCommands & Pick<PaymentGateway, 'mode'>
  readonly lease: Lease
}

interface Options {
  /** For who waits in vain: people are told `conflict`, what comes again by itself `unavailable`. */
  readonly whenBusy?: 'conflict' | 'unavailable'
  /** Also for an account that is locked or gone: to settle and to erase what it leaves. */
  readonly evenLocked?: boolean
  readonly patienceMs?: number
}

/**
 * Runs a command about the money or the existence of an account after those that were begun before, in whatever process
 * or on whatever machine. It ends by itself when its process dies. Not to be nested: who needs it within takes `held`.
 *
 * The rule of each command: read the provider anew, decide by a pure function, act with keys that are in the store before
 * the call, and record.
 *
 * @throws AppError `unauthenticated` for an account that is locked or gone, what `whenBusy` says after ten seconds of
 *   waiting, and `conflict` when the lease was lost on the way, so that nothing more was done.
 */
export async function inSequence<Deps extends SequenceDeps, Result>(
  deps: Deps,
  uid: string,
  work: (held: Held<Deps>) => Promise<Result>,
  { whenBusy = 'conflict', evenLocked = false, patienceMs = PATIENCE_MS }: Options = {},
): Promise<Result> {
  const lease = await waitForLease(deps, sequenceName(uid), patienceMs)
  if (!lease) throw new AppError(whenBusy)
  try {
    if (!evenLocked) await requireUnlocked(deps, uid)
    return await work(hold(deps, lease))
  } finally {
    // What was done is done: a lease that cannot be given back ends by itself.
    await lease.release().catch((error) => deps.errorReporter.report(error, { part: 'sequence' }))
  }
}

/** Forgets that an account had commands, when it is erased. Who is still at one loses the lease with it. */
export async function forgetSequence(store: DocumentStore, uid: string): Promise<void> {
  await forgetLease(store, sequenceName(uid))
}

function sequenceName(uid: string): string {
  return `payments-${uid}`
}

async function waitForLease({ store, clock }: SequenceDeps, name: string, patienceMs: number) {
  const end = performance.now() + patienceMs
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const lease = await acquireLease(store, clock, name, LEASE_MS)
    if (lease || performance.now() >= end) return lease
    // Of many who wait, none is to be the first each time.
    await pause(randomInt(pauseMs, 2 * pauseMs))
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

async function requireUnlocked({ store }: SequenceDeps, uid: string): Promise<void> {
  const user = await findUser(store, uid)
  if (!user || user.disabled) throw new AppError('unauthenticated')
}

function hold<Deps extends SequenceDeps>(deps: Deps, lease: Lease): Held<Deps> {
  // Whoever answers the questions takes the commands too; only here are they handed out.
  const payments = leasedPayments(deps.payments as PaymentGateway, lease)
  return { ...deps, store: fencedStore(deps.store, lease), payments, lease }
}
