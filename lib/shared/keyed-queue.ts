/** Runs work of one key after the work of that key that was handed in before, in this process. */
export type KeyedQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** @param waitFor how long work waits for the end of what came before it: as long as that takes, unless told otherwise. */
export function createKeyedQueue(
  waitFor: (earlier: Promise<unknown>) => Promise<unknown> = (earlier) => earlier,
): KeyedQueue {
  const lastByKey = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const earlier = lastByKey.get(key)
    const current = earlier ? waitFor(earlier).then(work) : work()
    // A failure is its caller's alone.
    const ended = current.then(
      () => undefined,
      () => undefined,
    )
    lastByKey.set(key, ended)
    try {
      return await current
    } finally {
      if (lastByKey.get(key) === ended) lastByKey.delete(key)
    }
  }
}
