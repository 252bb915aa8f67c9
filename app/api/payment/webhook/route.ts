import { z } from 'zod'
import { sendNotices } from '@/lib/domain/payment/notices/notices'
import { handleEvent } from '@/lib/domain/payment/provider/handle-event'
import { rawRoute } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const WebhookAnswer = z.strictObject({ received: z.literal(true) })

/** Events carry whole invoices. */
const BODY_LIMIT_BYTES = 1024 * 1024

export const POST = rawRoute(
  {
    method: 'POST',
    path: '/payment/webhook',
    section: 'Payment',
    summary: 'Takes an event of Stripe, as it was signed, of at most 1 MiB.',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    answer: WebhookAnswer,
  },
  async ({ body, headers }) => {
    const event = await services().payments.readEvent(body, headers.get('stripe-signature'))
    await handleEvent(services(), event)
    services().afterResponse(() => sendNotices(services()))
    return { received: true } as const
  },
)
