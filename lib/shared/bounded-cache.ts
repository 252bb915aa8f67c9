/** Values by a text, of which the one that was used longest ago goes first. */
export interface BoundedCache<Value> {
  /** What is kept, which counts as a use of it. */
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  /** What is kept, else what is created now and kept from then on. */
  getOrCreate(key: string, create: () => Value): Value
  delete(key: string): void
}

/** @param limit how many values are kept at most. */
export function createBoundedCache<Value extends NonNullable<unknown>>(limit: number): BoundedCache<Value> {
  // Insertion order is the order of use.
  const values = new Map<string, Value>()

  function set(key: string, value: Value): void {
    values.delete(key)
    values.set(key, value)
    if (values.size <= limit) return
    const oldest = values.keys().next()
    if (!oldest.done) values.delete(oldest.value)
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
