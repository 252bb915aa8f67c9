import { createConsoleErrorReporter } from '@/lib/adapters/console-error-reporter'
import { createPinoLogger } from '@/lib/adapters/pino-logger'
import { createStoredInvoicing } from '@/lib/adapters/stored-invoicing'
import { systemClock } from '@/lib/adapters/system-clock'
import { ensureAuthSecret } from '@/lib/server/env/auth-secret'
import { parseEnvironment } from '@/lib/server/env/parse-environment'
import { openMailer } from '@/lib/server/openers/open-mailer'
import { openNewsletter } from '@/lib/server/openers/open-newsletter'
import { openPayments } from '@/lib/server/openers/open-payments'
import { openStore } from '@/lib/server/openers/open-store'
import { siteEnvironment } from './environment.mjs'

/**
 * What a command works with that does the site's own work: the same store, provider and mail server as the site's.
 *
 * @throws Error that lists every fault of the environment.
 */
export function openSiteDeps() {
  const settings = parseEnvironment(siteEnvironment())
  const clock = systemClock
  const logger = createPinoLogger({ level: settings.logLevel })
  const { store } = openStore(settings, clock)
  const secret = settings.authSecret ?? ensureAuthSecret(settings.dataDir)
  return {
    ...openPayments(settings, { store, clock, logger, secret }),
    store,
    clock,
    logger,
    hashSecret: secret,
    invoicing: createStoredInvoicing(store),
    mailer: openMailer(settings, { clock, logger }),
    newsletter: openNewsletter(settings.newsletterUrl, logger),
    errorReporter: createConsoleErrorReporter(logger),
    site: { url: settings.siteUrl },
    supportEmail: settings.supportEmail,
    company: settings.company,
  }
}
