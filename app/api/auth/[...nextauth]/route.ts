/** Sign-in, sign-out and the session, as next-auth serves them. */
export { GET, POST } from '@/lib/server/auth/auth-routes'
