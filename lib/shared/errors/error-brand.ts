/*
 * Next bundles routes by themselves, so a process may hold several copies of a class. The services live as long as the
 * process, in the copy of the route that asked for them first: what they throw has to be known in all others too, where
 * `instanceof` alone would miss it. So the errors that services throw are told by a mark that all copies share.
 */

import { isRecord } from '@/lib/shared/is-record'

const markOf = (name: string) => Symbol.for(`matekliget.${name}`)

export function brandError(error: Error, name: string): void {
  Object.defineProperty(error, markOf(name), { value: true })
}

/** Whether an error was marked so, by whichever copy of the code. */
export function hasErrorBrand(value: unknown, name: string): boolean {
  return isRecord(value) && markOf(name) in value
}
