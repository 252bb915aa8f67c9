/** The stand-in for Stripe.js, under the library that speaks to the real one. */
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { SetupIntentResult, StripeError } from '@stripe/stripe-js'
import { screen, waitFor } from '@testing-library/react'
import { createSandboxStripe } from '@/components/payment/sandbox/sandbox-stripe'
import { failure, installServer, ok } from '../account/fake-server'
import { renderPage } from '../account/render-page'

const CONFIRM = 'POST /sandbox/confirm'
const RETURN = 'http://localhost/subscribe'

/** A form as a site makes it, with what came of it. */
function Form({ onError }: { readonly onError: (error: StripeError | undefined) => void }) {
  const stripe = useStripe()
  const elements = useElements()
  async function send() {
    if (!stripe || !elements) return
    const { error: invalid } = await elements.submit()
    if (invalid) return onError(invalid)
    const result: Partial<SetupIntentResult> = await stripe.confirmSetup({
      elements,
      confirmParams: { return_url: RETURN },
    })
    onError(result.error)
  }
  return (
    <>
      <PaymentElement onReady={() => document.body.setAttribute('data-ready', '')} />
      <button type="button" onClick={send}>
        Küldés
      </button>
    </>
  )
}

async function open(calls: Parameters<typeof installServer>[0] = {}) {
  document.body.removeAttribute('data-ready')
  const requests = installServer(calls)
  const left: string[] = []
  const errors: (StripeError | undefined)[] = []
  const stripe = createSandboxStripe((url) => left.push(url))
  const page = renderPage(
    <Elements stripe={stripe} options={{ clientSecret: 'seti_1_secret_a' }}>
      <Form onError={(error) => errors.push(error)} />
    </Elements>,
  )
  await screen.findByText('Próbaüzem: nem történik valódi fizetés')
  const send = () => page.user.click(screen.getByRole('button', { name: 'Küldés' }))
  const choose = (name: RegExp) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, requests, left, errors, stripe, send, choose }
}

test('says that nothing is real, offers cards to try, and is ready', async () => {
  await open()
  expect(screen.getByRole('button', { name: /^Sikeres fizetés/ })).toHaveTextContent('4242 4242 4242 4242')
  expect(screen.getByRole('combobox', { name: 'Ország' })).toHaveValue('HU')
  await waitFor(() => expect(document.body).toHaveAttribute('data-ready'))
})

test('sends a card, and leads where the sandbox says', async () => {
  const { requests, left, choose, send } = await open({
    [CONFIRM]: () => ok({ status: 'succeeded', redirectTo: '/subscribe?redirect_status=succeeded' }),
  })
  await choose(/^Sikeres fizetés/)
  await send()
  await waitFor(() => expect(left).toEqual(['/subscribe?redirect_status=succeeded']))
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' }
  expect(requests).toEqual([
    { call: CONFIRM, body: { clientSecret: 'seti_1_secret_a', card, country: 'HU', returnUrl: RETURN } },
  ])
})

test('says what is wrong at the field, without sending anything', async () => {
  const { user, errors, requests, send } = await open()
  await user.type(screen.getByRole('textbox', { name: 'Kártyaszám' }), '4242')
  await send()
  expect(screen.getByRole('textbox', { name: 'Kártyaszám' })).toHaveAccessibleDescription('A kártyaszám hiányos.')
  expect(screen.getByRole('textbox', { name: 'Kártyaszám' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'CVC' })).toBeInvalid()
  expect(errors).toEqual([{ type: 'validation_error', message: 'A kártyaszám hiányos.' }])
  expect(requests).toEqual([])
})

test('tells why a card was refused', async () => {
  const error = { code: 'insufficient_funds', message: 'A kártyán nincs elég fedezet.' }
  const { errors, left, choose, send } = await open({
    [CONFIRM]: () => ok({ status: 'requires_payment_method', error }),
  })
  await choose(/^Nincs fedezet/)
  await send()
  await waitFor(() => expect(errors).toEqual([{ type: 'card_error', ...error }]))
  expect(left).toEqual([])
})

test('tells that the sandbox does not answer', async () => {
  const { errors, choose, send } = await open({ [CONFIRM]: () => failure(503, 'unavailable') })
  await choose(/^Sikeres fizetés/)
  await send()
  await waitFor(() =>
    expect(errors).toEqual([{ type: 'api_connection_error', message: 'A próbafizetés most nem érhető el.' }]),
  )
})

test('leads to the bank when a payment is to be authenticated, and from there back to this page', async () => {
  const { stripe, left } = await open()
  stripe.handleNextAction({ clientSecret: 'pi_1_secret_b' })
  const url = new URL(left[0] ?? '', 'http://localhost')
  expect(url.pathname).toBe('/sandbox/authenticate')
  expect(url.searchParams.get('client_secret')).toBe('pi_1_secret_b')
  expect(url.searchParams.get('return_url')).toBe('http://localhost/')
})
