import { callApi } from './api'

interface BankAnswer {
  readonly clientSecret: string
  readonly approved: boolean
  /** For a payment that was not told yet where its payer comes from. */
  readonly returnUrl?: string
}

/** Passes or fails the authentication of a card in the sandbox. @throws ApiError */
export function answerSandboxBank(answer: BankAnswer): Promise<{ readonly redirectTo: string }> {
  return callApi('POST /sandbox/authenticate', { body: answer })
}
