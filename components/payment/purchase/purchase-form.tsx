import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
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

interface Missing {
  readonly consent: boolean
  readonly adult: boolean
}

/**
 * The order: the card, the declarations, and just above the button what is bought, for how much and for how long
 * (45/2014. (II. 26.) Korm. rendelet, 15. §). The button itself says the duty to pay.
 */
export function PurchaseForm({ clientSecret, price }: PurchaseFormProps) {
  const root = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<Missing>()
  const { form, isUnderWay, confirm } = useCardForm({
    clientSecret,
    returnPath: '/subscribe',
    refused: messages.payFailed,
  })

  useEffect(() => {
    if (missing) root.current?.querySelector<HTMLElement>('[type=checkbox][aria-invalid]')?.focus()
  }, [missing])

  async function order(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay) return
    const data = new FormData(event.currentTarget)
    const found = { consent: !data.has('consent'), adult: !data.has('adult') }
    const isComplete = !found.consent && !found.adult
    setMissing(isComplete ? undefined : found)
    if (isComplete) await confirm()
  }

  return (
    <form ref={root} onSubmit={order} noValidate className="grid gap-5">
      <CardFields />
      <div>
        <Checkbox
          name="consent"
          label={<BillingConsent price={price} />}
          error={missing?.consent ? messages.consentMissing : undefined}
        />
        <Checkbox name="adult" label={messages.adult} error={missing?.adult ? messages.adultMissing : undefined} />
      </div>
      <FormOutcome form={form} done={messages.paid} />
      <OrderSummary price={price} />
      <CardSubmit label={messages.pay} pendingLabel={messages.paying} isUnderWay={isUnderWay} className="w-full" />
    </form>
  )
}
