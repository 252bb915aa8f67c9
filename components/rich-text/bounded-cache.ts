/** Remembers results by a text, at most `limit` of them; the one that was used longest ago goes first. */
export function createBoundedCache<Result extends NonNullable<unknown>>(
  limit: number,
): (key: string, make: () => Result) => Result {
  // Insertion order is the order of use.
  const results = new Map<string, Result>()
  return (key, make) => {
    const result = results.get(key) ?? make()
    results.delete(key)
    results.set(key, result)
    const oldest = results.keys().next()
    if (results.size > limit && !oldest.done) results.delete(oldest.value)
    return result
  }
}
