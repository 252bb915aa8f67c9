/** A typed set that cannot be read; `message` is what the pupil is told, in Hungarian. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** What was read, or what the pupil is told where it cannot be. */
export type Read<Result> =
  | { readonly kind: 'read'; readonly result: Result }
  | { readonly kind: 'fault'; readonly message: string }

/** Reads with a reader that throws `Unreadable` for a fault. */
export function reading<Result>(read: () => Result): Read<Result> {
  try {
    return { kind: 'read', result: read() }
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'fault', message: error.message }
    throw error
  }
}
