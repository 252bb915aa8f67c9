import type { StripeError } from '@stripe/stripe-js'

type Answer = { readonly error?: Partial<StripeError> }

/** What the provider's script does when it is next asked; a test changes it. */
export interface FakeProvider {
  submit: () => Promise<Answer>
  confirmSetup: (options: { confirmParams: { return_url: string } }) => Promise<Answer>
  handleNextAction: (options: { clientSecret: string }) => Promise<Answer>
  /** The options with which the fields were made. */
  readonly created: { elements?: unknown; element?: unknown }
}

const pending = () => new Promise<Answer>(() => undefined)

/**
 * Puts a script in the place of Stripe's, which `loadStripe` finds as it would the real one: fields that are ready at
 * once, and answers that a test decides.
 */
export function installProvider(): FakeProvider {
  const provider: FakeProvider = {
    submit: async () => ({}),
    confirmSetup: pending,
    handleNextAction: async () => ({}),
    created: {},
  }
  current = provider
  Object.assign(window, { Stripe: script })
  return provider
}

/** `loadStripe` asks for the script once, so the same one serves every test. */
let current: FakeProvider | undefined
const script = Object.assign(() => stripe, { version: 'endive' })

const element = {
  mount: (container: HTMLElement) => container.replaceChildren('fields of the provider'),
  on: (event: string, listener: () => void) => {
    if (event === 'ready') setTimeout(listener)
  },
  off() {},
  update() {},
  destroy() {},
}

const elements = {
  create: (_: string, options: unknown) => {
    if (current) current.created.element = options
    return element
  },
  update() {},
  submit: () => current?.submit(),
}

const stripe = {
  elements: (options: unknown) => {
    if (current) current.created.elements = options
    return elements
  },
  confirmSetup: (options: { confirmParams: { return_url: string } }) => current?.confirmSetup(options),
  handleNextAction: (options: { clientSecret: string }) => current?.handleNextAction(options),
  createToken() {},
  createPaymentMethod() {},
  confirmCardPayment() {},
}
