import { join } from 'node:path'
import type { Clock } from '@/lib/ports/clock'
import type { Logger } from '@/lib/ports/logger'
import type { Mailer } from '@/lib/ports/mailer'
import type { Environment } from '@/lib/server/env/parse-environment'
import { SITE_NAME } from '@/lib/shared/site'
import { onFirstUse } from './on-first-use'

interface Deps {
  readonly clock: Clock
  readonly logger: Logger
}

type Settings = Pick<Environment, 'mail' | 'siteUrl' | 'dataDir'>

/** The mailer that the configuration names, loaded at the first mail: a mail server, or files in the data folder. */
export function openMailer({ mail, siteUrl, dataDir }: Settings, deps: Deps): Mailer {
  const { server, from = `${SITE_NAME} <noreply@${new URL(siteUrl).hostname}>` } = mail
  return onFirstUse(async () => {
    if (server) return (await import('@/lib/adapters/smtp-mailer')).createSmtpMailer({ ...server, from })
    const { createFileMailer } = await import('@/lib/adapters/file-mailer')
    return createFileMailer({ directory: join(dataDir, 'outbox'), from, ...deps })
  }, {})
}
