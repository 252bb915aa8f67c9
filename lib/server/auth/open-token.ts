import { decode, type JWT, type JWTDecodeParams } from 'next-auth/jwt'
import { createBoundedCache } from '@/lib/shared/bounded-cache'

/** As many as work at the same time on a large site; each takes about 2 kB. */
const MAX_TOKENS = 5_000

const opened = createBoundedCache<Promise<JWT | null>>(MAX_TOKENS)

/**
 * Opens a sealed token as next-auth does, and one that was opened before without doing its cryptography again, which costs
 * as much as grading an answer. It is the same letter by letter, so it says the same; whether its session still stands is
 * asked of the store in any case.
 *
 * @throws Error when the token is not sealed with this secret, or is too old.
 */
export async function openToken(params: JWTDecodeParams): Promise<JWT | null> {
  const key = JSON.stringify([params.salt, params.secret, params.token])
  const known = await opened.get(key)
  if (known && !isExpired(known)) return known
  const opening = decode(params)
  // A page asks for several things at once: none waits for a second opening.
  opened.set(key, opening)
  opening.catch(() => opened.delete(key))
  return opening
}

function isExpired({ exp }: JWT): boolean {
  return exp === undefined || exp * 1000 <= Date.now()
}
