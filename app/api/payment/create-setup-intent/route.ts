import { route } from '@/lib/http/route'
import { purchaseLimits } from '@/lib/payment/limits'
import { SetupIntentBody } from '@/lib/payment/schemas'
import { startPurchase } from '@/lib/payment/setup-intent'
import { services } from '@/lib/services'

/** Begins a purchase: what the browser asks for a card with. What the body says of the account is not believed. */
export const POST = route({ auth: 'verified', limits: purchaseLimits, body: SetupIntentBody }, ({ user }) =>
  startPurchase(services(), user),
)
