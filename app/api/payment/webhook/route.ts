import { sendNotices } from '@/lib/domain/payment/notices/notices'
import { handleEvent } from '@/lib/domain/payment/provider/handle-event'
import { rawRoute } from '@/lib/server/http/raw-route'
import { services } from '@/lib/server/services'

/** Events carry whole invoices. */
const BODY_LIMIT_BYTES = 1024 * 1024

/** Takes what the payment provider tells of its own accord. */
export const POST = rawRoute({ bodyLimitBytes: BODY_LIMIT_BYTES }, async ({ body, headers }) => {
  const event = await services().payments.readEvent(body, headers.get('stripe-signature'))
  await handleEvent(services(), event)
  services().afterResponse(() => sendNotices(services()))
  return { received: true }
})
