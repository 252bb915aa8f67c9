/**
 * `npm run payments:reconcile`: repairs what the store says of subscriptions from the payment provider, sends mails that
 * wait, and finishes withdrawals. For a daily timer, and for after an outage. Running it again changes nothing.
 */
import { createConsoleErrorReporter } from '@/lib/adapters/console-error-reporter/console-error-reporter'
import { createPinoLogger } from '@/lib/adapters/pino-logger/pino-logger'
import { createStoredInvoicing } from '@/lib/adapters/stored-invoicing/stored-invoicing'
import { systemClock } from '@/lib/adapters/system-clock/system-clock'
import { keptAuthSecret } from '@/lib/env/auth-secret'
import { parseEnvironment } from '@/lib/env/schema'
import { openMailer } from '@/lib/open-mailer'
import { openPayments } from '@/lib/open-payments'
import { openStore } from '@/lib/open-store'
import { reconcile } from '@/lib/payment/reconcile'
import { siteEnvironment } from './support/environment.mjs'

const settings = parseEnvironment(siteEnvironment())
const clock = systemClock
const logger = createPinoLogger({ level: settings.logLevel })
const { store } = openStore(settings, clock)
const secret = settings.authSecret ?? keptAuthSecret(settings.dataDir)
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
