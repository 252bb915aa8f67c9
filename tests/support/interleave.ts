/** Two processes that meet at a moment that a test names. */
import type { DocumentStore } from '@/lib/ports/document-store'
import type { PaymentCommands, PaymentGateway } from '@/lib/ports/payment-gateway'

/** A process that stands still at a call to the provider. */
export interface PausedProcess<Deps> {
  readonly process: Deps
  /** When it has come to the call for the first time. */
  readonly reached: Promise<void>
  goOn(): void
}

/** @param when whether the call has had its effect while the process stands still. */
export function pauseAt<Deps extends { readonly payments: PaymentGateway }>(
  deps: Deps,
  command: keyof PaymentCommands,
  when: 'before' | 'after',
): PausedProcess<Deps> {
  const reached = createMoment()
  const released = createMoment()
  const standStill = () => {
    reached.happen()
    return released.promise
  }
  const payments = new Proxy(deps.payments, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || name !== command) return member
      return async (...args: unknown[]) => {
        if (when === 'before') await standStill()
        const answer: unknown = await member.apply(target, args)
        if (when === 'after') await standStill()
        return answer
      }
    },
  })
  return { process: { ...deps, payments }, reached: reached.promise, goOn: released.happen }
}

/** A store that tells when somebody has found a lease taken, and so has begun to wait. */
export function watchWaiting(store: DocumentStore): { readonly store: DocumentStore; readonly waits: Promise<void> } {
  const waits = createMoment()
  let asked = 0
  return {
    waits: waits.promise,
    store: {
      ...store,
      transaction: (work) =>
        store.transaction((transaction) =>
          work({
            ...transaction,
            get: (collection, id) => {
              if (collection === 'leases') asked += 1
              if (asked > 1) waits.happen()
              return transaction.get(collection, id)
            },
          }),
        ),
    },
  }
}

/** Something to wait for. */
function createMoment(): { readonly promise: Promise<void>; readonly happen: () => void } {
  let happen: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    happen = resolve
  })
  return { promise, happen: () => happen() }
}
