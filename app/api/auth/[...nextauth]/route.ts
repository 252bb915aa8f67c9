/** Sign-in, sign-out and the session, as next-auth serves them. */
export { GET, POST } from '@/lib/auth/next-auth'
