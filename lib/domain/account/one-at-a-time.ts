const lastByKey = new Map<string, Promise<unknown>>()

/** Runs work of one key after the work of that key that was handed in before, in this process. */
export async function oneAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = lastByKey.get(key) ?? Promise.resolve()
  const current = before.then(work, work)
  lastByKey.set(key, current)
  try {
    return await current
  } finally {
    if (lastByKey.get(key) === current) lastByKey.delete(key)
  }
}
