import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { paymentFormMessages as messages } from '@/lib/shared/messages/payment-form'
import { CardFields } from '../form/card-elements'
import { CardSubmit } from '../form/card-submit'
import { FormOutcome } from '../form/form-outcome'
import { useCardForm } from '../form/use-card-form'

interface CardChangeFormProps {
  readonly clientSecret: string
  readonly onCancel: () => void
}

/** Takes another card. The provider sends the payer back to the page of the subscription with it. */
export function CardChangeForm({ clientSecret, onCancel }: CardChangeFormProps) {
  const { form, isUnderWay, confirm } = useCardForm({
    clientSecret,
    returnPath: '/subscription',
    refused: messages.saveFailed,
  })

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    return confirm()
  }

  return (
    <form onSubmit={save} noValidate className="mt-4 grid gap-5">
      <CardFields />
      <FormOutcome form={form} done={messages.saved} />
      <div className="flex flex-wrap gap-3 *:grow">
        <Button variant="secondary" onClick={onCancel} aria-disabled={isUnderWay}>
          {messages.cancel}
        </Button>
        <CardSubmit label={messages.save} pendingLabel={messages.saving} isUnderWay={isUnderWay} />
      </div>
    </form>
  )
}
