import { callApi } from './api'

/** What the login page is told by its query after a new password was set. */
export const PASSWORD_SET = 'password-set'

/** Sets a new password by the token of the mail; all sessions end. @throws ApiError, `invalid-token`, `weak-password` */
export function setPasswordByToken(token: string, password: string): Promise<void> {
  return callApi('POST /account/password-reset/confirm', { body: { token, password } })
}
