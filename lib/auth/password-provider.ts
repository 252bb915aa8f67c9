import { CredentialsSignin } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { authenticate } from '@/lib/account/sign-in'
import { AppError } from '@/lib/errors/app-error'
import type { ErrorCode } from '@/lib/errors/codes'
import { clientAddress } from '@/lib/http/client-address'
import { statusByCode } from '@/lib/http/status'
import { services } from '@/lib/services'

/** Tells the sign-in page, by the `code` of its address, why a sign-in failed. */
class SignInFailure extends CredentialsSignin {
  override readonly code: ErrorCode

  constructor(code: ErrorCode) {
    super()
    this.code = code
  }
}

/** Sign-in by e-mail address and password. */
export const passwordProvider = Credentials({
  credentials: { email: { type: 'email' }, password: { type: 'password' } },
  async authorize(credentials, request) {
    const address = clientAddress(request.headers, services().network.trustedProxies)
    try {
      const { uid, email, name } = await authenticate(services(), credentials, address)
      return { id: uid, email, name }
    } catch (error) {
      throw toSignInFailure(error)
    }
  },
})

function toSignInFailure(error: unknown): SignInFailure {
  const code = error instanceof AppError ? error.code : 'internal'
  if (statusByCode[code] >= 500) services().errorReporter.report(error, { action: 'sign-in' })
  return new SignInFailure(code)
}
