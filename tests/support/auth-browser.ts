import { NextRequest } from 'next/server'
import { GET, POST } from '@/app/api/auth/[...nextauth]/route'
import { SITE_URL } from './test-site'

type Fields = Readonly<Record<string, unknown>>

/** What is typed into the screen of the stand-in provider. */
export interface Typed {
  readonly id?: string
  readonly name?: string
  readonly email?: string
  readonly verified?: boolean
}

interface SocialSignIn {
  readonly provider?: 'google' | 'facebook'
  readonly callbackUrl?: string
  readonly consent?: boolean
  readonly newsletter?: boolean
  readonly age?: object | undefined
}

/** A browser as far as next-auth is concerned: it keeps cookies. */
export function openBrowser({ siteUrl = SITE_URL } = {}) {
  const cookies = new Map<string, string>()

  async function request(path: string, fields?: Fields, headers: Readonly<Record<string, string>> = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const call = new NextRequest(new URL(path, siteUrl), {
      method: fields ? 'POST' : 'GET',
      headers: { cookie, origin: siteUrl, 'content-type': 'application/json', ...headers },
      ...(fields && { body: JSON.stringify(fields) }),
    })
    const response = await (fields ? POST : GET)(call)
    keep(cookies, response)
    return response
  }

  /** As the site's own pages call it: addresses come as JSON. */
  async function send(path: string, fields?: Fields) {
    const response = await request(path, fields, { 'x-auth-return-redirect': '1' })
    return { response, body: await response.json() }
  }

  async function post(path: string, fields: Fields) {
    const { csrfToken } = (await send('/api/auth/csrf')).body
    return send(path, { ...fields, csrfToken })
  }

  /** Follows an address of the site as a navigation. @returns where it leads to, from `/` on. */
  async function follow(address: string) {
    const response = await request(address)
    const location = new URL(response.headers.get('location') ?? '', siteUrl)
    return { response, origin: location.origin, path: `${location.pathname}${location.search}` }
  }

  /** @returns the address of the provider, or that of the login page with what went wrong. */
  async function startSocial({ provider = 'google', callbackUrl = '/', ...choices }: SocialSignIn = {}) {
    const { body } = await post(`/api/auth/signin/${provider}`, { callbackUrl, ...choices })
    return new URL(body.url)
  }

  return {
    cookies,
    request,
    send,
    post,
    follow,
    startSocial,
    session: async () => (await send('/api/auth/session')).body,
    async signIn(fields: Fields) {
      const { response, body } = await post('/api/auth/callback/credentials', fields)
      return { response, parameters: Object.fromEntries(new URL(body.url).searchParams) }
    },
    /** The whole way by a social provider. */
    async signInSocially(typed: Typed | 'cancel', options: SocialSignIn = {}) {
      return follow(await signInAtProvider(await startSocial(options), typed))
    },
  }
}

/** Fills in the screen of the stand-in provider. @returns the address of the site that it sends the browser back to. */
export async function signInAtProvider(start: URL, typed: Typed | 'cancel'): Promise<string> {
  const cookies = new Map<string, string>()
  let address = start
  let fields: URLSearchParams | undefined
  for (let hop = 0; hop < 10; hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, {
      method: fields ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      ...(fields && { body: fields }),
    })
    keep(cookies, response)
    const location = response.headers.get('location')
    const next = location === null ? address : new URL(location, address)
    if (next.origin !== start.origin) return next.href
    fields = location === null ? screenFields(typed) : undefined
    address = next
  }
  throw new Error(`the provider does not come to an end: ${address}`)
}

function screenFields(typed: Typed | 'cancel'): URLSearchParams {
  if (typed === 'cancel') return new URLSearchParams({ cancel: '1' })
  const { verified = true, ...texts } = typed
  return new URLSearchParams({ ...texts, ...(verified && { verified: 'on' }) })
}

function keep(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
}
