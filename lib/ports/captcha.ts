/** A key that the browser has to find by trying. */
export interface ProofOfWorkChallenge {
  readonly parameters: {
    readonly algorithm: string
    readonly nonce: string
    readonly salt: string
    readonly cost: number
    readonly keyLength: number
    readonly keyPrefix: string
    readonly keySignature?: string
    readonly data?: Readonly<Record<string, string | number | boolean | null>>
  }
  readonly signature?: string
}

/** What the browser has to do: a computation in the background, or the widget of a service. */
export type CaptchaTask =
  | { readonly kind: 'altcha'; readonly challenge: ProofOfWorkChallenge; readonly expiresInSeconds: number }
  | { readonly kind: 'recaptcha'; readonly siteKey: string }

/** Holds back machines that fill in forms. */
export interface Captcha {
  createTask(): Promise<CaptchaTask>
  /**
   * Tells whether a token shows that the task was done. A token is good for one call, on all servers together.
   *
   * @throws AppError `unavailable` when the service that knows does not answer.
   */
  verify(token: string, clientIp: string): Promise<boolean>
}
