import type Stripe from 'stripe'
import type { CustomerFile, Visit } from './customer-file'
import { newId } from './ids'

/** The version of the API whose shapes the sandbox speaks: that of the SDK. */
const API_VERSION = '2026-10-28.endive'

export interface SandboxEvent {
  readonly id: string
  /** Sorts events by the time at which they were told, also those of one moment. */
  readonly sequence: string
  readonly event: object
}

/** Collects what a visit has to tell, and counts it in the customer's file. */
export function recordEvents(file: CustomerFile, machineTimeMs: number) {
  const events: SandboxEvent[] = []
  const record: Visit['record'] = (type, object, now) => {
    const id = newId('evt', file.key)
    const event = {
      id,
      object: 'event',
      api_version: API_VERSION,
      created: now,
      // As the object is now: it goes on changing.
      data: { object: JSON.parse(JSON.stringify(object)) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
    } satisfies Omit<Stripe.EventBase, 'type'>
    const sequence = [machineTimeMs, file.eventsTold++].map((part) => String(part).padStart(15, '0')).join('-')
    events.push({ id, sequence, event: { ...event, type } })
  }
  return { events, record }
}
