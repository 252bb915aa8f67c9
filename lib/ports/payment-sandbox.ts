/**
 * What stands in for the payment provider's scripts and pages in the browser, where no payment is real. Whoever knows the
 * client secret of an intent may finish it; a secret that is nobody's gives `undefined`.
 */
export interface PaymentSandbox {
  intent(clientSecret: string): Promise<IntentState | undefined>
  /** Saves a test card for a setup intent. */
  confirmSetup(clientSecret: string, form: SetupForm): Promise<Confirmation | undefined>
  /**
   * Plays the payer's answer to his bank.
   *
   * @param returnPath for who was not sent there by `confirmSetup`.
   * @returns where the payer goes back to, with the outcome in the query as Stripe puts it there.
   */
  authenticate(clientSecret: string, approved: boolean, returnPath: string): Promise<string | undefined>
  /**
   * Moves the time of an account's customers, who pay and expire as they would have.
   *
   * @returns their time now, ISO; `undefined` when the account has no customer.
   */
  passDays(uid: string, days: number): Promise<string | undefined>
  /**
   * Has the next call that would change something of an account's customers fail with this status of HTTP: the provider
   * does not let the key do it, works on the same call, is asked too often, or is broken.
   *
   * @returns whether the account has a customer.
   */
  failNext(uid: string, status: 403 | 409 | 429 | 500): Promise<boolean>
}

/** What an intent says of itself. */
export interface IntentState {
  readonly object: 'setup_intent' | 'payment_intent'
  readonly id: string
  readonly status: string
  readonly paymentMethod: string | null
  readonly lastErrorCode: string | null
}

export interface SetupForm {
  readonly card: {
    readonly number: string
    readonly expMonth: number
    readonly expYear: number
    readonly cvc: string
  }
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** A page of the site. */
  readonly returnPath: string
}

export interface Confirmation {
  readonly status: 'succeeded' | 'requires_action' | 'requires_payment_method'
  /** Where the payer goes now: to authenticate, or back. */
  readonly redirectTo?: string
  /** Why the card was not taken, in Stripe's codes. */
  readonly error?: { readonly code: string; readonly declineCode?: string }
}
