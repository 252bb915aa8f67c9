/**
 * `npm run payments:reconcile`: repairs what the store says of subscriptions from the payment provider, sends mails that
 * wait, and finishes withdrawals. For a daily timer, and for after an outage. Running it again changes nothing.
 */
import { createConsoleErrorReporter } from '@/lib/adapters/console-error-reporter'
import { createPinoLogger } from '@/lib/adapters/pino-logger'
import { createStoredInvoicing } from '@/lib/adapters/stored-invoicing'
import { systemClock } from '@/lib/adapters/system-clock'
import { reconcile } from '@/lib/domain/payment/provider/reconcile'
import { ensureAuthSecret } from '@/lib/server/env/auth-secret'
import { parseEnvironment } from '@/lib/server/env/parse-environment'
import { openMailer } from '@/lib/server/openers/open-mailer'
import { openPayments } from '@/lib/server/openers/open-payments'
import { openStore } from '@/lib/server/openers/open-store'
import { siteEnvironment } from './support/environment.mjs'

const settings = parseEnvironment(siteEnvironment())
const clock = systemClock
const logger = createPinoLogger({ level: settings.logLevel })
const { store } = openStore(settings, clock)
const secret = settings.authSecret ?? ensureAuthSecret(settings.dataDir)
const { payments, paymentSettings } = openPayments(settings, { store, clock, logger, secret })
if (paymentSettings.mode === 'off') {
  console.error('There is no payment provider (see STRIPE_SECRET_KEY in .env.example).')
  process.exit(1)
}
const { checked, repaired, failed } = await reconcile({
  store,
  clock,
  payments,
  invoicing: createStoredInvoicing(store),
  mailer: openMailer(settings, { clock, logger }),
  errorReporter: createConsoleErrorReporter(logger),
  site: { url: settings.siteUrl },
  supportEmail: settings.supportEmail,
  company: settings.company,
})
await store.close()
for (const uid of repaired) console.log(`repaired ${uid}`)
for (const uid of failed) console.error(`could not check ${uid}`)
console.log(`${checked} checked, ${repaired.length} repaired, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
