/**
 * `npm run payments:reconcile`: repairs what the store says of subscriptions from the payment provider, sends mails that
 * wait, and finishes withdrawals. For a daily timer, and for after an outage. Running it again changes nothing.
 */
import { reconcile } from '@/lib/domain/payment/provider/reconcile'
import { openSiteDeps } from './support/site-deps'

const deps = openSiteDeps()
if (deps.paymentSettings.mode === 'off') {
  console.error('There is no payment provider (see STRIPE_SECRET_KEY in .env.example).')
  process.exit(1)
}
const { checked, repaired, failed } = await reconcile(deps)
await deps.store.close()
for (const uid of repaired) console.log(`repaired ${uid}`)
for (const uid of failed) console.error(`could not check ${uid}`)
console.log(`${checked} checked, ${repaired.length} repaired, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
