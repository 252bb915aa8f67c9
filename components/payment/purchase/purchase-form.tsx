import { Checkbox } from '@/components/ui/checkbox'
import { faultsOf, useForm } from '@/components/ui/use-form'
import { paymentFormMessages as messages } from '@/lib/shared/messages/payment-form'
import { CardFields } from '../form/card-elements'
import { CardSubmit } from '../form/card-submit'
import { FormOutcome } from '../form/form-outcome'
import { useCardForm } from '../form/use-card-form'
import { BillingConsent } from './billing-consent'
import { OrderSummary } from './order-summary'

interface PurchaseFormProps {
  readonly clientSecret: string
  /** What a month costs, as it is shown. */
  readonly price: string
}

/**
 * The order: the card, the declarations, and just above the button what is bought, for how much and for how long
 * (45/2014. (II. 26.) Korm. rendelet, 15. §). The button itself says the duty to pay.
 */
export function PurchaseForm({ clientSecret, price }: PurchaseFormProps) {
  const { form, isUnderWay, confirm } = useCardForm({
    clientSecret,
    returnPath: '/subscribe',
    refused: messages.payFailed,
  })

  const { faults, reset, formProps } = useForm({ check, send: order })

  async function order(): Promise<void> {
    await confirm()
    // A card that was refused can be put right.
    reset()
  }

  return (
    <form {...formProps} className="grid gap-5">
      <CardFields />
      <div>
        <Checkbox name="consent" label={<BillingConsent price={price} />} error={faults.fields?.consent} />
        <Checkbox name="adult" label={messages.adult} error={faults.fields?.adult} />
      </div>
      <FormOutcome form={form} done={messages.paid} />
      <OrderSummary price={price} />
      <CardSubmit label={messages.pay} pendingLabel={messages.paying} isUnderWay={isUnderWay} className="w-full" />
    </form>
  )
}

function check(data: FormData) {
  return faultsOf({
    ...(!data.has('consent') && { consent: messages.consentMissing }),
    ...(!data.has('adult') && { adult: messages.adultMissing }),
  })
}
