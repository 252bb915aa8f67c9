import type { ProviderReturn } from '@/components/payment/form/provider-return'
import {
  decideReturn,
  isBought,
  type PurchaseReturn,
  purchaseReturnReducer,
} from '@/components/payment/purchase/purchase-return-state'
import { subscriptionStatuses } from '@/lib/domain/payment/model/fields'

const account = { customerId: 'cus_1', priceId: 'price_1' }
const returned = (change: Partial<ProviderReturn> = {}): ProviderReturn => ({
  status: 'succeeded',
  kind: 'setup',
  setupIntentId: 'seti_1',
  clientSecret: 'seti_1_secret_a',
  ...change,
})
const shownError = (fault: string) => ({ task: 'show', outcome: { state: 'error', fault } })

describe('a return from the provider', () => {
  test('with a saved card creates the subscription', () => {
    const order = { ...account, setupIntentId: 'seti_1', clientSecret: 'seti_1_secret_a' }
    expect(decideReturn(returned(), account)).toEqual({ task: 'create', order })
  })

  test('waits until the account is known at the provider', () => {
    expect(decideReturn(returned(), { ...account, customerId: null })).toEqual({ task: 'wait' })
  })

  test.each(['setupIntentId', 'clientSecret'])('without its %s lacks data, known or not', (part) => {
    const query = returned({ [part]: undefined })
    expect(decideReturn(query, account)).toEqual(shownError('missingData'))
    expect(decideReturn(query, { ...account, customerId: null })).toEqual(shownError('missingData'))
  })

  test.each([
    ['failed', shownError('failed')],
    ['canceled', { task: 'show', outcome: { state: 'canceled' } }],
    ['pending', shownError('unknownStatus')],
    ['constructor', shownError('unknownStatus')],
  ])('with the status %s says so', (status, task) => {
    expect(decideReturn(returned({ status }), account)).toEqual(task)
  })

  test('from the authentication of the first payment watches for the subscription', () => {
    const payment = returned({ kind: 'payment', setupIntentId: undefined, clientSecret: undefined })
    expect(decideReturn(payment, { ...account, customerId: null })).toEqual({ task: 'watch' })
    expect(decideReturn({ ...payment, status: 'failed' }, account)).toEqual(shownError('notCreated'))
  })
})

describe('what is done about it', () => {
  const loading: PurchaseReturn = { state: 'loading' }
  const authenticating: PurchaseReturn = { state: 'authenticating' }

  test('leads to success, by way of the bank or without', () => {
    expect(purchaseReturnReducer(loading, { type: 'authenticate' })).toEqual(authenticating)
    expect(purchaseReturnReducer(authenticating, { type: 'bought' })).toEqual({ state: 'success' })
    expect(purchaseReturnReducer(loading, { type: 'bought' })).toEqual({ state: 'success' })
  })

  test('tells why it failed, when that is known', () => {
    expect(purchaseReturnReducer(loading, { type: 'fail', reason: 'Nincs fedezet.' })).toEqual({
      state: 'error',
      fault: 'notCreated',
      reason: 'Nincs fedezet.',
    })
    expect(purchaseReturnReducer(authenticating, { type: 'fail' })).toEqual({ state: 'error', fault: 'notCreated' })
  })

  test('changes nothing once it has come to its end', () => {
    const ends: readonly PurchaseReturn[] = [
      { state: 'success' },
      { state: 'canceled' },
      { state: 'error', fault: 'failed' },
    ]
    for (const end of ends) {
      expect(purchaseReturnReducer(end, { type: 'fail' })).toBe(end)
      expect(purchaseReturnReducer(end, { type: 'bought' })).toBe(end)
    }
  })
})

test('only what is paid for counts as bought', () => {
  expect(subscriptionStatuses.filter(isBought)).toEqual(['trialing', 'active'])
})
