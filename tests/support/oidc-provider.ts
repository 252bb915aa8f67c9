import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider, { type Context } from 'oidc-provider'
import MemoryAdapter from 'oidc-provider/lib/adapters/memory_adapter.js'
import { FACEBOOK_CLIENT, GOOGLE_CLIENT } from './oidc-clients'

interface Settings {
  /** The origin of the site under test. */
  readonly siteUrl: string
  /** 0: any free port. */
  readonly port?: number
}

export interface OidcProvider {
  readonly issuer: string
  /** Until it is called again, everything is answered with 503. */
  setDown(isDown: boolean): void
  stop(): Promise<void>
}

/** What people type into the sign-in screen is who they are. */
interface Person {
  readonly name?: string
  readonly email?: string
  readonly email_verified?: boolean
}

/** A class of our own, since oidc-provider warns of its memory by name. */
class Memory extends MemoryAdapter {}

const SCOPES = 'openid profile email public_profile'
/** Facebook's own addresses, without its version. */
const FACEBOOK_PATHS: Readonly<Record<string, string>> = { '/dialog/oauth': '/auth', '/oauth/access_token': '/token' }

/**
 * An OpenID Connect provider on this machine that stands in for Google and, with Facebook's addresses and profile, for
 * Facebook. `POST /down` and `POST /up` take it out of service and back.
 */
export async function startOidcProvider({ siteUrl, port = 0 }: Settings): Promise<OidcProvider> {
  const people = new Map<string, Person>()
  let isDown = false
  let listener: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => listener(request, response))
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the provider has no port')
  const issuer = `http://127.0.0.1:${address.port}`
  const provider = createProvider(issuer, siteUrl, people)
  const protocol = provider.callback()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', issuer)
    if (pathname === '/down' || pathname === '/up') {
      isDown = pathname === '/down'
      response.writeHead(204).end()
    } else if (isDown) response.writeHead(503).end()
    else if (pathname.startsWith('/interaction/')) await answerScreen(request, response)
    else if (pathname === '/me') await answerFacebookProfile(request, response)
    else {
      request.url = `${FACEBOOK_PATHS[pathname] ?? pathname}${search}`
      protocol(request, response)
    }
  }

  async function answerScreen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') return void response.setHeader('Content-Type', 'text/html').end(SCREEN)
    const fields = new URLSearchParams(await textOf(request))
    if (fields.has('cancel')) return provider.interactionFinished(request, response, { error: 'access_denied' })
    const [name, email] = [fields.get('name'), fields.get('email')]
    const accountId = createHash('sha256')
      .update(fields.get('id') || email || randomUUID())
      .digest('hex')
      .slice(0, 20)
    people.set(accountId, {
      ...(name && { name }),
      ...(email && { email, email_verified: fields.has('verified') }),
    })
    await provider.interactionFinished(request, response, { login: { accountId, remember: false } })
  }

  /** The shape of the Graph API, which leaves out what is not known. */
  async function answerFacebookProfile(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = await provider.AccessToken.find(request.headers.authorization?.replace('Bearer ', '') ?? '')
    const person = token && people.get(token.accountId)
    if (!person) return void response.writeHead(400).end('{"error":{"type":"OAuthException"}}')
    const { name, email } = person
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ id: token.accountId, name, email }))
  }

  listener = (request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  }
  return {
    issuer,
    setDown: (down) => {
      isDown = down
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function createProvider(issuer: string, siteUrl: string, people: ReadonlyMap<string, Person>): Provider {
  const provider: Provider = new Provider(issuer, {
    adapter: Memory,
    clients: [GOOGLE_CLIENT, FACEBOOK_CLIENT].map(({ id, clientId, clientSecret }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [`${siteUrl}/api/auth/callback/${id}`],
      token_endpoint_auth_method: id === 'google' ? 'client_secret_basic' : 'client_secret_post',
    })),
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'], public_profile: ['name'] },
    // Like Google, which puts what it knows into the id token.
    conformIdTokenClaims: false,
    cookies: { keys: ['keys-of-the-stand-in'] },
    jwks: { keys: [signingKey()] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: Context, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    // The one screen is consent as well.
    loadExistingGrant: async ({ oidc: { client, session } }: Context) => {
      if (!client || !session) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(SCOPES)
      await grant.save()
      return grant
    },
  })
  return provider
}

function signingKey(): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'stand-in' }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const SCREEN = `<!doctype html><html lang="en"><title>Stand-in provider</title><h1>Who are you?</h1>
<form method="post">
<p><label>Id <input name="id"></label> <label>Name <input name="name"></label>
<p><label>E-mail <input name="email"></label> <label><input type="checkbox" name="verified" checked> verified</label>
<p><button>Allow</button> <button name="cancel" value="1">Cancel</button>
</form></html>`
