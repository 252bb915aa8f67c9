/** When the provider's script cannot be had. */
import { act, screen, waitFor } from '@testing-library/react'
import { SubscribePage } from '@/components/payment/purchase/subscribe-page'
import { installServer, ok } from '../account/fake-server'
import { renderPage } from '../account/render-page'
import { SETUP_INTENT } from './payment-calls'

test('the form says that it could not be loaded', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) })
  installServer({ [SETUP_INTENT]: () => ok({ clientSecret: 'seti_1_secret_a', customerId: 'cus_1' }) })
  const offer = {
    paymentConfig: { mode: 'test' as const, publishableKey: 'pk_test_1' },
    priceId: 'price_1',
    price: '1990 Ft',
  }
  const buyer = {
    email: 'anna@pelda.hu',
    emailVerified: true,
    resendWaitSeconds: 0,
    awaitsParent: false,
    customerId: null,
  }
  renderPage(<SubscribePage offer={offer} buyer={buyer} returned={undefined} />)
  // The script is tried twice.
  for (const _ of [1, 2]) {
    const script = await waitFor(() => {
      const found = document.querySelector('script[src^="https://js.stripe.com/"]:not([data-failed])')
      if (!found) throw new Error('the script is not asked for')
      return found
    })
    script.setAttribute('data-failed', '')
    await act(async () => void script.dispatchEvent(new Event('error')))
  }
  expect(await screen.findByRole('alert')).toHaveTextContent('A fizetési felületet nem sikerült betölteni.')
})
