import type Stripe from 'stripe'
import { z } from 'zod'

export const Page = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
}

interface PageParams {
  readonly limit: number
  readonly starting_after?: string | undefined
}

/** One page of objects that are kept with the oldest first; a page starts with the newest. */
export function toPage<T extends { readonly id: string }>(
  objects: readonly T[],
  { limit, starting_after: after }: PageParams,
  url: string,
): Stripe.ApiList<T> {
  const newestFirst = [...objects].reverse()
  const start = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1
  const data = newestFirst.slice(start, start + limit)
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url }
}
