import { callApi } from './api'

/** A card, with where the payer lives and comes back to. */
export interface SandboxConfirmation {
  readonly clientSecret: string
  readonly card: { readonly number: string; readonly expMonth: number; readonly expYear: number; readonly cvc: string }
  readonly country: string
  readonly returnUrl: string
}

export interface SandboxOutcome {
  readonly status: 'succeeded' | 'requires_action' | 'requires_payment_method'
  /** Where the payer goes now: to the bank's page, or back. */
  readonly redirectTo?: string
  readonly error?: { readonly code: string; readonly message: string }
}

/** Has the sandbox save a card. @throws ApiError */
export function confirmInSandbox(confirmation: SandboxConfirmation): Promise<SandboxOutcome> {
  return callApi('POST /sandbox/confirm', { body: confirmation })
}
