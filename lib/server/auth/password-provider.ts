import Credentials from 'next-auth/providers/credentials'
import { authenticate } from '@/lib/domain/account/authenticate'
import { clientIp } from '@/lib/server/http/client-ip'
import { services } from '@/lib/server/services'
import { AppError } from '@/lib/shared/errors/app-error'
import { SignInFailure } from './sign-in-failure'

declare module 'next-auth' {
  interface User {
    /** The version of the account's sessions when its password was checked. */
    sessionVersion?: number
  }
}

/** Sign-in by e-mail address and password. */
export const passwordProvider = Credentials({
  credentials: { email: { type: 'email' }, password: { type: 'password' } },
  async authorize(credentials, request) {
    const address = clientIp(request.headers, services().network.trustedProxies)
    try {
      const { uid, email, name, sessionVersion } = await authenticate(services(), credentials, address)
      return { id: uid, email, name, sessionVersion }
    } catch (error) {
      if (error instanceof AppError) throw new SignInFailure(error.code, error)
      throw new SignInFailure('internal', error instanceof Error ? error : undefined)
    }
  },
})
