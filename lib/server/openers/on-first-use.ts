type Call<Result> = (...args: never[]) => Result

/** What can be read of a port without a call. */
type Fields<Port> = { readonly [Name in keyof Port as Port[Name] extends Call<unknown> ? never : Name]: Port[Name] }

/** The calls that give one thing after the other. */
type Streams<Port> = {
  [Name in keyof Port]: Port[Name] extends Call<AsyncIterable<unknown>> ? Name : never
}[keyof Port]

/** A port whose other calls answer with promises, so that callers do not see when it is loaded. */
type Deferrable<Port> = Record<Exclude<keyof Port, keyof Fields<Port> | Streams<Port>>, Call<Promise<unknown>>>

/**
 * A port whose adapter is opened at the first call: a process that makes none does not load its code.
 *
 * @param streams those of its calls whose answer is gone through, instead of waited for.
 */
export function onFirstUse<Port extends Deferrable<Port>>(
  open: () => Promise<Port>,
  fields: Fields<Port>,
  streams: readonly Streams<Port>[] = [],
): Port {
  const opened = once(open)
  return new Proxy(fields as object, {
    get: (known, name) => {
      if (name in known) return Reflect.get(known, name)
      // A port is no promise, though a promise may be for one.
      if (name === 'then') return undefined
      if ((streams as readonly unknown[]).includes(name)) {
        return async function* (...args: never[]) {
          const stream = (await opened())[name as keyof Port] as unknown as Call<AsyncIterable<unknown>>
          yield* stream(...args)
        }
      }
      return async (...args: never[]) => (await opened())[name as keyof Deferrable<Port>](...args)
    },
  }) as Port
}

/** Calls `open` when it is asked for the first time, and gives everybody the same. What failed is tried again when asked for. */
export function once<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | undefined
  return () => {
    opened ??= open().catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }
}
