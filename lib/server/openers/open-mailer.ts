import { join } from 'node:path'
import { createOutboxMailer } from '@/lib/adapters/outbox-mailer'
import type { Clock } from '@/lib/ports/clock'
import type { Logger } from '@/lib/ports/logger'
import type { Mailer } from '@/lib/ports/mailer'
import type { Environment } from '@/lib/server/env/schema'
import type { SmtpServer } from '@/lib/server/env/smtp-url'
import { SITE_NAME } from '@/lib/shared/site'

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
    const { createSmtpMailer } = await import('@/lib/adapters/smtp-mailer')
    return createSmtpMailer({ ...server, from })
  }
  return {
    async send(mail) {
      opened ??= open()
      await (await opened).send(mail)
    },
  }
}
