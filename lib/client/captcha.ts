import type { Challenge } from 'altcha-lib'
import { callApi } from './api'

/** What has to be done before a form that machines might send. */
export type CaptchaTask =
  | { readonly kind: 'altcha'; readonly challenge: Challenge; readonly expiresInSeconds: number }
  | { readonly kind: 'recaptcha'; readonly siteKey: string }

/** Asks what has to be done. @throws ApiError */
export function fetchCaptchaTask(signal: AbortSignal): Promise<CaptchaTask> {
  return callApi('GET /captcha', { signal })
}
