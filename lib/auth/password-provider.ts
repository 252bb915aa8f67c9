import Credentials from 'next-auth/providers/credentials'
import { authenticate } from '@/lib/account/sign-in'
import { clientAddress } from '@/lib/http/client-address'
import { services } from '@/lib/services'
import { toSignInFailure } from './sign-in-failure'

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
