import type { DocumentStore } from '@/lib/ports/document-store'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import { ProcessCrashed } from './crashing-store'
import type { TestSite } from './test-site'

/** When whatever a process held that was killed is free again. */
export const LEASES_PASS_MS = 3 * 60 * 1000

/**
 * The site in a process that is killed when so many calls have reached the payment provider, counted from now: the last
 * one takes effect, and nothing else happens. Its sandbox is the one of the site, which lives on.
 */
export function crashAfterCall(site: TestSite, callNumber: number): TestSite {
  const lastCall = site.calls.length + callNumber
  const whileAlive = <Result>(work: () => Promise<Result>): Promise<Result> =>
    site.calls.length >= lastCall ? Promise.reject(new ProcessCrashed()) : work()
  site.failAfter(callNumber)
  return { ...site, store: mortalStore(site.store, whileAlive), payments: mortalGateway(site.payments, whileAlive) }
}

type WhileAlive = <Result>(work: () => Promise<Result>) => Promise<Result>

function mortalStore(store: DocumentStore, whileAlive: WhileAlive): DocumentStore {
  return {
    get: (...key) => whileAlive(() => store.get(...key)),
    query: (...query) => whileAlive(() => store.query(...query)),
    create: (...args) => whileAlive(() => store.create(...args)),
    set: (...args) => whileAlive(() => store.set(...args)),
    update: (...args) => whileAlive(() => store.update(...args)),
    delete: (...args) => whileAlive(() => store.delete(...args)),
    transaction: (work) => whileAlive(() => store.transaction(work)),
    ping: () => store.ping(),
    close: () => store.close(),
  }
}

function mortalGateway(gateway: PaymentGateway, whileAlive: WhileAlive): PaymentGateway {
  return new Proxy(gateway, {
    get: (target, name) => {
      // It goes through the calls that it makes.
      if (name === 'allCharges') return () => target.allCharges()
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? (...args: unknown[]) => whileAlive(() => member(...args)) : member
    },
  })
}
