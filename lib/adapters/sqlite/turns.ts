import { setTimeout as delay } from 'node:timers/promises'

/** Runs an action when all earlier ones of the same name have ended, or after `maxWaitMs`. */
export type Turns = <Result>(name: string, action: () => Promise<Result>) => Promise<Result>

/** For order and fairness only: the wait has an end, so that actions that wait for each other come out of it. */
export function createTurns(maxWaitMs: number): Turns {
  const lastOf = new Map<string, Promise<unknown>>()
  return async (name, action) => {
    const previous = lastOf.get(name)
    const wait = previous ? Promise.race([previous, delay(maxWaitMs, undefined, { ref: false })]) : Promise.resolve()
    const current = wait.then(action)
    const ended = current.then(
      () => undefined,
      () => undefined,
    )
    lastOf.set(name, ended)
    try {
      return await current
    } finally {
      if (lastOf.get(name) === ended) lastOf.delete(name)
    }
  }
}
