import { advancePaymentForm, initialPaymentForm, type PaymentForm } from '@/components/payment/form/payment-form-state'

const idle = initialPaymentForm
const processing: PaymentForm = { state: 'processing' }
const success: PaymentForm = { state: 'success' }
const error: PaymentForm = { state: 'error', message: 'Elutasítva.' }

test.each<[string, PaymentForm, Parameters<typeof advancePaymentForm>[1], PaymentForm]>([
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
  expect(advancePaymentForm(before, event)).toEqual(after)
})
