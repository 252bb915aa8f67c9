/** One process of several that serve the same site: it can be killed between any two calls that it makes. */

import { createStoredInvoicing } from '@/lib/adapters/stored-invoicing'
import { connectToSandbox } from '@/lib/adapters/stripe/connect'
import { createStripeGateway } from '@/lib/adapters/stripe/stripe-gateway'
import { FAULT_HEADER } from '@/lib/adapters/stripe-sandbox/request'
import type { DocumentStore } from '@/lib/ports/document-store'
import { ProcessCrashed } from '../crashing-store'
import type { TestSite } from '../test-site'

/** What goes wrong at the n-th call that a process makes to the store or to the provider, from 1. */
export type Trouble =
  | { readonly kind: 'none' }
  /** SIGKILL just before the call, or after it had its effect: nothing else happens. */
  | { readonly kind: 'kill'; readonly at: number; readonly when: 'before' | 'after' }
  /** Of the calls to the provider only: refused by its status, not arriving, or answered in vain. */
  | { readonly kind: 'provider'; readonly at: number; readonly fault: ProviderFault }

export type ProviderFault = '409' | '429' | '500 before' | '500 after' | 'lost' | 'not arriving'

export interface Hooks {
  readonly trouble: Trouble
  /** The process was killed. */
  readonly onDeath: () => void
  /** Runs before each call, with its number and its kind. */
  readonly beforeCall?: (number: number, kind: 'store' | 'transaction' | 'provider') => Promise<void> | void
}

/** The services of a process of its own over a store of the site; the provider, the clock and the mails are the site's. */
export function openProcess(site: TestSite, store: DocumentStore, { trouble, onDeath, beforeCall }: Hooks): TestSite {
  let calls = 0
  let providerCalls = 0
  let isDead = false

  async function call<Result>(kind: 'store' | 'transaction' | 'provider', work: () => Promise<Result>) {
    if (isDead) throw new ProcessCrashed()
    calls += 1
    const number = calls
    await beforeCall?.(number, kind)
    const isLast = trouble.kind === 'kill' && number >= trouble.at
    if (isLast && trouble.when === 'before') die()
    if (isDead) throw new ProcessCrashed()
    const result = await work()
    if (isLast) die()
    // Killed meanwhile, by another call.
    if (isDead) throw new ProcessCrashed()
    return result
  }

  function die(): never {
    if (!isDead) onDeath()
    isDead = true
    throw new ProcessCrashed()
  }

  const mortal: DocumentStore = {
    get: (...key) => call('store', () => store.get(...key)),
    query: (...query) => call('store', () => store.query(...query)),
    create: (...write) => call('store', () => store.create(...write)),
    set: (...write) => call('store', () => store.set(...write)),
    update: (...write) => call('store', () => store.update(...write)),
    delete: (...write) => call('store', () => store.delete(...write)),
    transaction: (work) => call('transaction', () => store.transaction(work)),
    ping: () => store.ping(),
    close: () => store.close(),
  }

  const faultyFetch: typeof fetch = (input, init) =>
    call('provider', async () => {
      providerCalls += 1
      const fault = trouble.kind === 'provider' && trouble.at === providerCalls ? trouble.fault : undefined
      return answerWith(site.fetch, new Request(input, init), fault)
    })
  const connect = connectToSandbox(faultyFetch, 0)
  const { priceId, price } = site.paymentSettings
  return {
    ...site,
    store: mortal,
    invoicing: createStoredInvoicing(mortal),
    payments: createStripeGateway({
      connect,
      mode: 'sandbox',
      webhookSecret: '',
      clock: site.clock,
      offer: { priceId, ...price },
    }),
    mailer: { send: (mail) => call('store', () => site.mailer.send(mail)) },
  }
}

async function answerWith(provider: typeof fetch, request: Request, fault: ProviderFault | undefined) {
  if (fault === 'not arriving') throw new TypeError('fetch failed')
  if (fault !== undefined && fault !== 'lost') {
    const [status, when = 'before'] = fault.split(' ')
    request.headers.set(FAULT_HEADER, `${status} ${when}`)
  }
  const answer = await provider(request)
  if (fault === 'lost') throw new TypeError('fetch failed')
  return answer
}
