import type Stripe from 'stripe'
import { type CustomerFile, findObject } from './customer-file'
import { refused } from './fault'
import { includable } from './invoices'
import { refundsOf } from './refunds'

/** Stripe's limit. */
const MAX_LEVELS = 4

/**
 * A copy of an object in which the fields that `paths` name hold whole objects in place of ids.
 *
 * @throws Fault when a path goes too deep, or a field cannot be expanded.
 */
export function expand(file: CustomerFile, object: object, paths: readonly string[]): object {
  const copy = structuredCloneJson(object)
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > MAX_LEVELS) throw refused(`You cannot expand more than ${MAX_LEVELS} levels of a property.`)
    expandPath(file, copy, steps, path)
  }
  return copy
}

type Json = { [name: string]: unknown }

function expandPath(file: CustomerFile, object: Json, [step = '', ...rest]: readonly string[], path: string): void {
  if (step === 'data' && Array.isArray(object.data)) {
    for (const item of object.data) expandPath(file, item, rest, path)
    return
  }
  const value = expandField(file, object, step, path)
  if (rest.length > 0 && value !== null) expandPath(file, value, rest, path)
}

function expandField(file: CustomerFile, object: Json, field: string, path: string): Json | null {
  if (object.object === 'invoice' && (field === 'payments' || field === 'confirmation_secret')) {
    // It was copied from the file, where only invoices say so of themselves.
    object[field] ??= structuredCloneJson(includable({ file }, object as unknown as Stripe.Invoice))[field] ?? null
  }
  if (object.object === 'charge' && field === 'refunds') {
    object.refunds ??= structuredCloneJson(refundsOf(file, String(object.id)))
  }
  const value = object[field]
  if (value === undefined) throw refused(`This property cannot be expanded (${path}).`)
  if (typeof value === 'string') object[field] = structuredCloneJson(findObject(file, value) ?? null)
  return object[field] as Json | null
}

function structuredCloneJson(object: object | null): Json {
  return JSON.parse(JSON.stringify(object)) as Json
}
