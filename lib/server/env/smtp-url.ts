/** A mail server as the mailer connects to it. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  readonly secure: boolean
  readonly requireTls: boolean
  readonly auth: { readonly user: string; readonly pass: string } | undefined
}

/** The port on which servers take mails to pass on, and the one on which that begins with TLS. */
const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`; user and password may hold percent escapes.
 *
 * @returns undefined when it is neither, or holds more.
 */
export function parseSmtpUrl(value: string): SmtpServer | undefined {
  if (!URL.canParse(value)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return undefined
  const [user, pass] = [decodePart(username), decodePart(password)]
  if (hostname === '' || user === undefined || pass === undefined) return undefined
  if (!['', '/'].includes(pathname) || `${search}${hash}` !== '' || (user === '') !== (pass === '')) return undefined
  const isLoopback = LOOPBACK_HOSTS.includes(hostname)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? PORTS[protocol] : Number(port),
    secure: protocol === 'smtps:',
    requireTls: !isLoopback,
    auth: user === '' ? undefined : { user, pass },
  }
}

function decodePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
