interface Answer {
  readonly status: number
  readonly body?: unknown
}

interface Request {
  readonly call: string
  readonly body: unknown
}

type Handler = (body: unknown) => Answer | Promise<Answer>

/** Answers as the API does: a code becomes the body of a failure. */
export const done: Answer = { status: 204 }
export const ok = (body: unknown): Answer => ({ status: 200, body })
export const failure = (status: number, code: string, details?: unknown): Answer => ({
  status,
  body: { error: { code, message: '', ...(details !== undefined && { details }) } },
})

/** What next-auth answers to the posted credentials. */
export const signedIn = ok({ url: 'http://localhost/' })
export const refused = (code: string, retryAfter = '') =>
  ok({ url: `http://localhost/login?error=CredentialsSignin&code=${code}&retryAfter=${retryAfter}` })

export const CSRF = 'GET /auth/csrf'
export const SIGN_IN = 'POST /auth/callback/credentials'
export const GOOGLE = 'POST /auth/signin/google'
export const FACEBOOK = 'POST /auth/signin/facebook'
export const REGISTER = 'POST /account/register'
export const STATUS = 'GET /account/verification'
export const RESEND = 'POST /account/verification'
export const CONFIRM = 'POST /account/verification/confirm'

/**
 * Stands in for the server at the level of `fetch`. A call without a handler gets no answer, as without a network.
 *
 * @returns what was sent, in order, the asking for the CSRF token left out.
 */
export function installServer(handlers: Readonly<Record<string, Handler>>): readonly Request[] {
  const requests: Request[] = []
  const all: Readonly<Record<string, Handler>> = { [CSRF]: () => ok({ csrfToken: 'token-of-the-form' }), ...handlers }
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: async (url: string, init: RequestInit) => {
      const call = `${init.method} ${url.replace('/api', '')}`
      const sent: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body))
      if (call !== CSRF) requests.push({ call, body: sent })
      const handler = all[call]
      if (!handler) throw new TypeError('Failed to fetch')
      const { status, body } = await handler(sent)
      return { ok: status < 400, status, json: async () => body }
    },
  })
  return requests
}
