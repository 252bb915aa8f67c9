import { join } from 'node:path'
import { createOutboxMailer } from './adapters/outbox-mailer/outbox-mailer'
import type { Environment } from './env/schema'
import type { SmtpServer } from './env/smtp-url'
import type { Clock } from './ports/clock'
import type { Logger } from './ports/logger'
import type { Mailer } from './ports/mailer'
import { SITE_NAME } from './site'

interface Deps {
  readonly clock: Clock
  readonly logger: Logger
}

type Settings = Pick<Environment, 'mail' | 'siteUrl' | 'dataDir'>

/** The mailer that the configuration names: a mail server, or files in the data folder. */
export function openMailer({ mail, siteUrl, dataDir }: Settings, deps: Deps): Mailer {
  const from = mail.from ?? `${SITE_NAME} <noreply@${new URL(siteUrl).hostname}>`
  if (mail.server) return openSmtp(mail.server, from)
  return createOutboxMailer({ directory: join(dataDir, 'outbox'), from, ...deps })
}

/** Connections are made at the first mail, and the code for them is loaded then. */
function openSmtp(server: SmtpServer, from: string): Mailer {
  let opened: Promise<Mailer> | undefined
  const open = async () => {
    const { createSmtpMailer } = await import('./adapters/smtp-mailer/smtp-mailer')
    return createSmtpMailer({ ...server, from })
  }
  return {
    async send(mail) {
      opened ??= open()
      await (await opened).send(mail)
    },
  }
}
