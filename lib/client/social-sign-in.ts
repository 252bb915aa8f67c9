import type { SocialProviderId } from '@/lib/domain/account/model'
import type { InputOf } from './api'
import { postToAuth } from './post-to-auth'
import { requireSuccess } from './sign-in-error'

export interface SocialSignIn {
  /** Where to go once signed in; a path of this site. */
  readonly target: string
  /** Whether the legal documents were accepted on the page, for who signs up by it. */
  readonly consent?: boolean
  readonly newsletter?: boolean
  /** Who they have said to be. */
  readonly age?: InputOf<'PUT /account/age'>['body']
}

/** Begins a sign-in by a social provider. @returns the provider's address to go to. @throws SignInError, ApiError */
export async function startSocialSignIn(
  provider: SocialProviderId,
  { target, ...choices }: SocialSignIn,
): Promise<string> {
  const address = await postToAuth(`signin/${provider}`, { callbackUrl: target, ...choices })
  requireSuccess(address)
  return address.href
}
