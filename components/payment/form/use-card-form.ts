import { useElements, useStripe } from '@stripe/react-stripe-js'
import { useReducer } from 'react'
import { useRestoredPage } from '@/components/ui/use-restored-page'
import { savePendingSetupIntent } from '@/lib/client/pending-setup-intent'
import { paymentFormMessages as messages } from '@/lib/shared/messages/payment-form'
import { initialPaymentFormState, type PaymentFormState, paymentFormReducer } from './payment-form-state'

interface CardFormOptions {
  readonly clientSecret: string
  /** The page to which the provider sends the payer back, a path of this site. */
  readonly returnPath: '/subscribe' | '/subscription'
  /** What is said when the provider refuses a card and does not tell why. */
  readonly refused: string
}

/** The form inside `CardElements`: checks the fields, has the provider save the card, and waits to be sent on. */
export function useCardForm({ clientSecret, returnPath, refused }: CardFormOptions): {
  readonly form: PaymentFormState
  readonly isUnderWay: boolean
  readonly confirm: () => Promise<void>
} {
  const stripe = useStripe()
  const elements = useElements()
  const [form, dispatch] = useReducer(paymentFormReducer, initialPaymentFormState)
  const isUnderWay = form.state === 'processing' || form.state === 'success'
  const fail = (message: string) => dispatch({ type: 'fail', message })

  useRestoredPage(() => dispatch({ type: 'reset' }))

  async function confirm() {
    if (isUnderWay) return
    if (!stripe || !elements) return fail(messages.notLoaded)
    dispatch({ type: 'submit' })
    try {
      const { error: invalid } = await elements.submit()
      if (invalid) return fail(invalid.message ?? messages.notValid)
      savePendingSetupIntent(setupIntentOf(clientSecret))
      const return_url = `${window.location.origin}${returnPath}`
      const { error } = await stripe.confirmSetup({ elements, confirmParams: { return_url } })
      if (error) return fail(error.message ?? refused)
      dispatch({ type: 'confirmed' })
    } catch {
      // The provider's script promises an answer to everything; what it throws nonetheless tells the payer nothing.
      fail(messages.unexpected)
    }
  }

  return { form, isUnderWay, confirm }
}

/** The id of the setup intent that a client secret belongs to: `{id}_secret_{random}`. */
export function setupIntentOf(clientSecret: string): string {
  return clientSecret.split('_secret_', 1)[0] ?? clientSecret
}
