/** Values by a text, of which those that were used longest ago go first. */
export interface BoundedCache<Value> {
  /** What is kept, which counts as a use of it. */
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  /** What is kept, else what is created now and kept from then on. */
  getOrCreate(key: string, create: () => Value): Value
  delete(key: string): void
}

/**
 * So many go together: a Map looks for its oldest key behind the places of all those that have gone since it last grew, which
 * one by one costs more than what is kept saves.
 */
const SHARE_THAT_GOES = 1 / 8

/** @param limit how many values are kept at most. */
export function createBoundedCache<Value extends NonNullable<unknown>>(limit: number): BoundedCache<Value> {
  // Insertion order is the order of use.
  const values = new Map<string, Value>()

  function set(key: string, value: Value): void {
    values.delete(key)
    values.set(key, value)
    if (values.size > limit) forgetOldest()
  }

  function forgetOldest(): void {
    let left = Math.max(1, Math.floor(limit * SHARE_THAT_GOES))
    for (const key of values.keys()) {
      values.delete(key)
      left -= 1
      if (left === 0) return
    }
  }

  function get(key: string): Value | undefined {
    const value = values.get(key)
    if (value !== undefined) set(key, value)
    return value
  }

  function getOrCreate(key: string, create: () => Value): Value {
    const known = get(key)
    if (known !== undefined) return known
    const value = create()
    set(key, value)
    return value
  }

  return { get, set, getOrCreate, delete: (key) => void values.delete(key) }
}
