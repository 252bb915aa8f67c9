/** What the browser has to do: a computation in the background, or the widget of a service. */
export type CaptchaTask =
  | { readonly kind: 'altcha'; readonly challenge: unknown; readonly expiresInSeconds: number }
  | { readonly kind: 'recaptcha'; readonly siteKey: string }

/** Holds back machines that fill in forms. */
export interface Captcha {
  createTask(): Promise<CaptchaTask>
  /**
   * Tells whether a token shows that the task was done. A token is good for one call, on all servers together.
   *
   * @throws AppError `unavailable` when the service that knows does not answer.
   */
  verify(token: string, clientAddress: string): Promise<boolean>
}
