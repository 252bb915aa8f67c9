/**
 * `npm run payments:reconcile`: repairs what the store says of subscriptions from the payment provider, sends mails that
 * wait, finishes withdrawals, and makes sure that each payment that was captured ends in access or in a refund and has an
 * invoice. For a daily timer, and for after an outage. Running it again changes nothing. Exits with 1 when something is
 * wrong that it cannot mend, and says what.
 */
import { reconcile } from '@/lib/domain/payment/provider/reconcile'
import { openSiteDeps } from './support/site-deps'

const deps = openSiteDeps()
if (deps.paymentSettings.mode === 'off') {
  console.error('There is no payment provider (see STRIPE_SECRET_KEY in .env.example).')
  process.exit(1)
}
const { checked, repaired, failed, captured, mended, foreign, faults } = await reconcile(deps)
await deps.store.close()
for (const uid of repaired) console.log(`repaired ${uid}`)
for (const uid of failed) console.error(`could not check ${uid}`)
for (const chargeId of mended) console.log(`mended the books of ${chargeId}`)
for (const { chargeId, fault } of faults) console.error(`${chargeId}: ${fault}`)
console.log(`accounts: ${checked} checked, ${repaired.length} repaired, ${failed.length} failed`)
console.log(`payments: ${captured} checked, ${mended.length} mended, ${faults.length} faults, ${foreign} of others`)
process.exit(failed.length === 0 && faults.length === 0 ? 0 : 1)
