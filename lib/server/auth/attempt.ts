import type { SignInRefusal } from '@/lib/shared/errors/sign-in-refusal'
import type { SignUpChoices } from './sign-up-choices'

/** What becomes known in the course of one request to a sign-in route, which next-auth tells in pieces. */
export interface Attempt {
  /** Made on the registration page before the browser went to a social provider. */
  readonly choices: SignUpChoices | undefined
  /** What the social provider has said of a failure. */
  readonly providerError: string | null
  /** The first failure; what follows from it is not told. */
  refusal?: SignInRefusal
  /** An account was created whose address nobody has vouched for. */
  needsVerification?: boolean
}
