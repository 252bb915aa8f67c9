import type { SignInCode } from '@/lib/shared/errors/auth-codes'

/** What a request to one of next-auth's routes asks for. */
export interface Step {
  readonly action: string | undefined
  readonly provider: string | undefined
}

/** The routes of next-auth that the site uses; it has others, with pages of its own in English. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  GET: ['csrf', 'session', 'providers', 'signin', 'signout', 'error', 'callback'],
  POST: ['session', 'signin', 'signout', 'callback'],
}
const WITH_PROVIDER = ['signin', 'callback']

/**
 * Why a step is not taken at all, so that nobody can fill the error service with what next-auth makes of it.
 *
 * @param providers whose sign-in is configured.
 * @returns `undefined` for a step that is served.
 */
export function findStepRefusal(
  method: string,
  { action = '', provider }: Step,
  providers: readonly string[],
): Extract<SignInCode, 'not-found' | 'operation-not-allowed'> | undefined {
  if (!ACTIONS[method]?.includes(action)) return 'not-found'
  const needsProvider = action === 'callback' || (action === 'signin' && method === 'POST')
  if (provider === undefined) return needsProvider ? 'not-found' : undefined
  if (!WITH_PROVIDER.includes(action)) return 'not-found'
  const isKnown = provider === 'credentials' ? method === 'POST' && action === 'callback' : providers.includes(provider)
  return isKnown ? undefined : 'operation-not-allowed'
}
