import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { createRoot, type Root } from 'react-dom/client'
import { asApiError, callApi } from '@/lib/client/api'
import { sandboxMessages as messages } from '@/lib/shared/messages/payment-sandbox'
import { parseCard } from './card-fields'
import { type CardStore, createCardStore } from './card-store'
import { SandboxCardForm } from './sandbox-card-form'

type Outcome = { readonly error: StripeError }

interface ConfirmOptions {
  readonly elements: unknown
  readonly confirmParams: { readonly return_url: string }
}

/** Sends the browser to another page. */
type Leave = (url: string) => void

/** The groups of fields that were made, with what is typed into them and the secret that they are for. */
const groups = new WeakMap<object, { readonly store: CardStore; readonly clientSecret: string }>()

/**
 * Stands in for Stripe.js where no payment is real: the part of its interface that the site and react-stripe-js use,
 * with a form of its own in the place of the Payment Element.
 */
export function createSandboxStripe(leave: Leave = (url) => window.location.assign(url)): Stripe {
  const used = {
    elements: ({ clientSecret }: { readonly clientSecret: string }) => createElements(clientSecret),
    confirmSetup: (options: ConfirmOptions) => confirmSetup(options, leave),
    handleNextAction: ({ clientSecret }: { readonly clientSecret: string }) => authenticate(clientSecret, leave),
    // react-stripe-js takes for Stripe.js only what has these too.
    createToken: notOffered,
    createPaymentMethod: notOffered,
    confirmCardPayment: notOffered,
  }
  // Stripe.js has dozens of functions for other ways to pay, which nobody calls here.
  return used as unknown as Stripe
}

function createElements(clientSecret: string): StripeElements {
  const store = createCardStore()
  const element = createCardElement(store)
  const elements = {
    create: () => element,
    getElement: () => element,
    update: async () => undefined,
    fetchUpdates: async () => ({}),
    on: () => undefined,
    submit: async () => submit(store),
  }
  groups.set(elements, { store, clientSecret })
  // Of its many overloads the site uses the one for the Payment Element.
  return elements as unknown as StripeElements
}

/** The Payment Element: mounted where react-stripe-js says, and ready as soon as anybody listens. */
function createCardElement(store: CardStore) {
  let mounted: { readonly root: Root; readonly box: HTMLElement } | undefined
  const unmount = () => {
    const left = mounted
    mounted = undefined
    left?.box.remove()
    // React must not unmount one root while it renders another.
    setTimeout(() => left?.root.unmount())
  }
  const element = {
    mount: (container: HTMLElement) => {
      const box = container.appendChild(document.createElement('div'))
      mounted = { root: createRoot(box), box }
      mounted.root.render(<SandboxCardForm store={store} />)
    },
    on: (event: string, listener: () => void) => {
      if (event === 'ready') setTimeout(listener)
      return element
    },
    off: () => element,
    update: () => element,
    focus: () => undefined,
    unmount,
    destroy: unmount,
  }
  return element
}

function submit(store: CardStore): { error?: StripeError } {
  const reading = parseCard(store.read().fields)
  const faults = 'faults' in reading ? reading.faults : {}
  store.write({ faults })
  const [message] = Object.values(faults)
  return message === undefined ? {} : { error: { type: 'validation_error', message } }
}

/** Like the real one, it does not answer when all goes well: the browser leaves the page. */
async function confirmSetup({ elements, confirmParams }: ConfirmOptions, leave: Leave): Promise<Outcome> {
  const group = groups.get(elements as object)
  const reading = group && parseCard(group.store.read().fields)
  if (!group || !reading || 'faults' in reading) return refusal('validation_error', messages.numberMissing)
  const { clientSecret, store } = group
  const { country } = store.read().fields
  try {
    const outcome = await callApi('POST /sandbox/confirm', {
      body: {
        clientSecret,
        card: reading.card,
        country,
        returnUrl: confirmParams.return_url,
      },
    })
    if (outcome.error) return refusal('card_error', outcome.error.message, outcome.error.code)
    return leaveFor(outcome.redirectTo ?? confirmParams.return_url, leave)
  } catch (error) {
    asApiError(error)
    return refusal('api_connection_error', messages.notAvailable)
  }
}

/** Leads to the page of the "bank" that authenticates a payment, and from there back to this one. */
function authenticate(clientSecret: string, leave: Leave): Promise<never> {
  const query = new URLSearchParams({
    client_secret: clientSecret,
    return_url: window.location.href.split('?')[0] ?? '',
  })
  return leaveFor(`/sandbox/authenticate?${query}`, leave)
}

function leaveFor(url: string, leave: Leave): Promise<never> {
  leave(url)
  return new Promise(() => undefined)
}

function refusal(type: StripeError['type'], message: string, code?: string): Outcome {
  return { error: { type, message, ...(code !== undefined && { code }) } }
}

function notOffered(): never {
  throw new Error('the sandbox takes cards by the Payment Element only')
}
