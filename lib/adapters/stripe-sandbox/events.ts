import type Stripe from 'stripe'
import type { Context, CustomerFile } from './customer-file'
import { EVENT } from './fixtures'
import { newId } from './ids'

export interface SandboxEvent {
  readonly id: string
  /** Sorts events by the time at which they were told, also those of one moment. */
  readonly sequence: string
  readonly event: object
}

/** Collects what a call has to tell, and counts it in the customer's file. */
export function recordEvents(file: CustomerFile, machineTimeMs: number) {
  const events: SandboxEvent[] = []
  const record: Context['record'] = (type, object, now) => {
    const id = newId('evt', file.key)
    const event = {
      ...EVENT,
      id,
      type,
      created: now,
      // As the object is now: it goes on changing.
      data: { object: JSON.parse(JSON.stringify(object)) },
    } satisfies Omit<Stripe.EventBase, 'type'> & { type: string }
    const sequence = [machineTimeMs, file.eventsTold++].map((part) => String(part).padStart(15, '0')).join('-')
    events.push({ id, sequence, event })
  }
  return { events, record }
}
