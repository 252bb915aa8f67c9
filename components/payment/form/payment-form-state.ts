/** Where the form for a card stands: the states of the second specification, section 4. */
export type PaymentFormState =
  | { readonly state: 'idle' }
  | { readonly state: 'processing' }
  /** The provider has the card; it sends the payer on. */
  | { readonly state: 'success' }
  | { readonly state: 'error'; readonly message: string }

export type PaymentFormEvent =
  | { readonly type: 'submit' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'fail'; readonly message: string }
  /** The page is shown again as it was left, as when the payer has come back by the history of the browser. */
  | { readonly type: 'reset' }

export const initialPaymentFormState: PaymentFormState = { state: 'idle' }

/** What becomes of the form. Nothing is submitted twice, and an answer counts only while one is awaited. */
export function paymentFormReducer(form: PaymentFormState, event: PaymentFormEvent): PaymentFormState {
  switch (event.type) {
    case 'submit':
      return form.state === 'processing' || form.state === 'success' ? form : { state: 'processing' }
    case 'confirmed':
      return form.state === 'processing' ? { state: 'success' } : form
    case 'fail':
      return form.state === 'success' ? form : { state: 'error', message: event.message }
    case 'reset':
      return initialPaymentFormState
  }
}
