import { loginPath } from '@/lib/client/login-path'
import { signInAgainMessages as messages } from '@/lib/shared/messages/sign-in-again'

/**
 * For who was signed out in another tab: the way to sign in, beside the page, which keeps what was typed. Shown only
 * after a call has failed, so there is a window.
 */
export function SignInAgain() {
  const { pathname, search } = window.location
  return (
    <span className="block">
      <a
        href={loginPath(pathname + search)}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {messages.signIn}
        <span className="sr-only"> {messages.newTab}</span>
      </a>
      <span className="block">{messages.kept}</span>
    </span>
  )
}
