import type { SignInRefusal } from '@/lib/shared/errors/sign-in-refusal'

/**
 * Where a sign-in or a registration stands: the flow of the first specification, section 4. `fullyLoaded` says that it
 * is known who is there: after any flow has come to its end, or when nobody was found.
 */
export type AuthFlow = { readonly fullyLoaded: boolean } & (
  | { readonly state: 'idle' }
  /** The browser is on its way to a social provider. */
  | { readonly state: 'loading' }
  | { readonly state: 'registerUser' }
  | { readonly state: 'signInUser' }
  | { readonly state: 'error'; readonly failure: AuthFailure }
)

/**
 * What went wrong, with a code of the catalogue or, where nobody foresaw it, with the text of the error. Where there is
 * more to say than a code does, there are both.
 */
export type AuthFailure = (SignInRefusal & { readonly text?: string }) | { readonly text: string }

export type AuthEvent =
  | { readonly type: 'leave' }
  | { readonly type: 'register' }
  /** The account has been created. */
  | { readonly type: 'registered' }
  | { readonly type: 'sign-in' }
  | { readonly type: 'done' }
  | { readonly type: 'fail'; readonly failure: AuthFailure }
  /** Nothing is under way, as when the browser has come back from a provider by its history. */
  | { readonly type: 'nobody' }

/** The flow of a page that has just been opened. @param failure what a sign-in that went by a provider has come to. */
export function initialAuthFlow(failure?: AuthFailure): AuthFlow {
  return failure ? { state: 'error', failure, fullyLoaded: true } : { state: 'idle', fullyLoaded: false }
}

/** What becomes of a flow. Events that do not belong to its state leave it as it is. */
export function authFlowReducer(flow: AuthFlow, event: AuthEvent): AuthFlow {
  const { fullyLoaded } = flow
  switch (event.type) {
    case 'leave':
      return isUnderWay(flow) ? flow : { state: 'loading', fullyLoaded }
    case 'register':
      return isUnderWay(flow) ? flow : { state: 'registerUser', fullyLoaded }
    case 'registered':
      return flow.state === 'registerUser' ? { state: 'signInUser', fullyLoaded } : flow
    case 'sign-in':
      return isUnderWay(flow) ? flow : { state: 'signInUser', fullyLoaded }
    case 'done':
      return flow.state === 'signInUser' ? { state: 'idle', fullyLoaded: true } : flow
    case 'fail':
      return { state: 'error', failure: event.failure, fullyLoaded: true }
    case 'nobody':
      return { state: 'idle', fullyLoaded: true }
  }
}

/** Whether an answer is awaited, so that nothing else may be begun. */
export function isUnderWay({ state }: AuthFlow): boolean {
  return state === 'loading' || state === 'registerUser' || state === 'signInUser'
}

/** Whether a user is not known who has just been registered: then nobody was (first specification, section 5). */
export function isNotCreated(failure: AuthFailure): boolean {
  return 'code' in failure && failure.code === 'invalid-login-credentials'
}
