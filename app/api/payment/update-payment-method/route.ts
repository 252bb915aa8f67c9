import { startCardChange } from '@/lib/domain/payment/cards/setup-intent'
import { managementLimits } from '@/lib/domain/payment/limits'
import { CardChangeAnswer } from '@/lib/domain/payment/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/payment/update-payment-method',
    section: 'Payment',
    summary: 'Begins the change of the card: with the client secret the browser asks for another one.',
    auth: 'user',
    limits: managementLimits,
    answer: CardChangeAnswer,
    refusals: ['conflict'],
  },
  ({ user }) => startCardChange(services(), user.uid),
)
