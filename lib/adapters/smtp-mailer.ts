import { createTransport } from 'nodemailer'
import { AUTO_SUBMITTED_HEADERS, requireSafeHeaders } from '@/lib/adapters/shared/mail-headers'
import type { Mailer } from '@/lib/ports/mailer'
import { AppError } from '@/lib/shared/errors/app-error'

export interface SmtpSettings {
  readonly host: string
  readonly port: number
  /** The connection begins with TLS. Without it the mailer asks for TLS once it is connected. */
  readonly secure: boolean
  /** Nothing is sent over a connection without TLS; only a server on this machine may do without. */
  readonly requireTls: boolean
  readonly auth: { readonly user: string; readonly pass: string } | undefined
}

interface MailerSettings extends SmtpSettings {
  /** The site's own address, as in a From header. */
  readonly from: string
  /** How long the server may be silent, and at most twice as long until it has taken a mail. */
  readonly timeoutMs?: number
}

/** Sends mails through a mail server, over a few connections that are kept. Nothing is connected before the first mail. */
export function createSmtpMailer(settings: MailerSettings): Mailer & { close(): void } {
  const { from, host, port, secure, requireTls, auth, timeoutMs = 10_000 } = settings
  const transport = createTransport({
    pool: true,
    maxConnections: 5,
    host,
    port,
    secure,
    requireTLS: requireTls,
    // The certificate of a server on this machine is nobody's.
    tls: { rejectUnauthorized: requireTls },
    ...(auth && { auth }),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      requireSafeHeaders(mail)
      const send = () => transport.sendMail({ ...mail, from, headers: AUTO_SUBMITTED_HEADERS })
      // A connection that was kept may turn out to be dead. Should the mail arrive twice, nobody is harmed.
      const sending = send().catch((error: unknown) => (isConnectionLost(error) ? send() : Promise.reject(error)))
      try {
        await within(2 * timeoutMs, sending)
      } catch (error) {
        throw new AppError('unavailable', undefined, { cause: withoutAddresses(error) })
      }
    },
    close: () => transport.close(),
  }
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ECONNECTION', 'ESOCKET'].includes(String(error.code))
}

/** A server that answers a letter at a time is never silent. */
function within(timeoutMs: number, sending: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not sent within ${timeoutMs} ms`)), timeoutMs)
  })
  return Promise.race([sending, tooLate]).finally(() => clearTimeout(timer))
}

/** What the report of a failure tells: servers answer with the address that they refuse, which no log should hold. */
function withoutAddresses(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('no mail was sent')
  const facts = new Map<string, unknown>(Object.entries(error))
  const parts = [facts.get('code'), facts.get('command'), error.message.replace(/\S+@\S+/g, '…')]
  return new Error(parts.filter((part) => part !== undefined).join(' '))
}
