import { parseProviderReturn } from '@/components/payment/form/provider-return'

test('nobody comes from the provider without a status', () => {
  expect(parseProviderReturn({})).toBeUndefined()
  expect(parseProviderReturn({ setup_intent: 'seti_1', setup_intent_client_secret: 'seti_1_secret_a' })).toBeUndefined()
  expect(parseProviderReturn({ redirect_status: '' })).toBeUndefined()
})

test('a saved card comes with the id and the secret of its setup intent', () => {
  const query = { redirect_status: 'succeeded', setup_intent: 'seti_1', setup_intent_client_secret: 'seti_1_secret_a' }
  expect(parseProviderReturn(query)).toEqual({
    status: 'succeeded',
    kind: 'setup',
    setupIntentId: 'seti_1',
    clientSecret: 'seti_1_secret_a',
  })
})

test('an authenticated payment is told from a saved card', () => {
  expect(parseProviderReturn({ redirect_status: 'failed', payment_intent: 'pi_1' })).toMatchObject({
    status: 'failed',
    kind: 'payment',
  })
})

test('what is written twice in the address counts as missing', () => {
  expect(parseProviderReturn({ redirect_status: ['succeeded', 'failed'] })).toBeUndefined()
  expect(parseProviderReturn({ redirect_status: 'succeeded', setup_intent: ['a', 'b'] })).toMatchObject({
    setupIntentId: undefined,
  })
})
