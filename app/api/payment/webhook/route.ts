import { rawRoute } from '@/lib/http/raw-route'
import { handleEvent } from '@/lib/payment/events'
import { deliverNotices } from '@/lib/payment/notices'
import { services } from '@/lib/services'

/** Events carry whole invoices. */
const BODY_LIMIT_BYTES = 1024 * 1024

/** Takes what the payment provider tells of its own accord. */
export const POST = rawRoute({ bodyLimitBytes: BODY_LIMIT_BYTES }, async ({ body, headers }) => {
  const event = await services().payments.readEvent(body, headers.get('stripe-signature'))
  await handleEvent(services(), event)
  services().afterResponse(() => deliverNotices(services()))
  return { received: true }
})
