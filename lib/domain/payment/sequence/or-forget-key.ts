import { isKeySpent } from '@/lib/shared/errors/key-spent'

/**
 * A call to the provider under a key that is stored. A key that has met a failure of the provider answers with it for a
 * day: then it is forgotten, and the next command looks at what has come of the call before it takes another key.
 */
export async function orForgetKey<Result>(call: Promise<Result>, forget: () => Promise<unknown>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (isKeySpent(error)) await forget()
    throw error
  }
}
