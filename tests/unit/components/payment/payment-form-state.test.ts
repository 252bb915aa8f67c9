import {
  initialPaymentFormState,
  type PaymentFormState,
  paymentFormReducer,
} from '@/components/payment/form/payment-form-state'

const idle = initialPaymentFormState
const processing: PaymentFormState = { state: 'processing' }
const success: PaymentFormState = { state: 'success' }
const error: PaymentFormState = { state: 'error', message: 'Elutasítva.' }

test.each<[string, PaymentFormState, Parameters<typeof paymentFormReducer>[1], PaymentFormState]>([
  ['is sent', idle, { type: 'submit' }, processing],
  ['is sent again after an error', error, { type: 'submit' }, processing],
  ['is not sent twice', processing, { type: 'submit' }, processing],
  ['is not sent again after success', success, { type: 'submit' }, success],
  ['succeeds', processing, { type: 'confirmed' }, success],
  ['does not succeed unsent', idle, { type: 'confirmed' }, idle],
  ['fails', processing, { type: 'fail', message: 'Elutasítva.' }, error],
  ['fails before it is sent', idle, { type: 'fail', message: 'Elutasítva.' }, error],
  ['does not fail after success', success, { type: 'fail', message: 'Elutasítva.' }, success],
  ['starts anew', processing, { type: 'reset' }, idle],
])('the form %s', (_, before, event, after) => {
  expect(paymentFormReducer(before, event)).toEqual(after)
})
