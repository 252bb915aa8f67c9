import { callApi } from './api'
import { forgetKeptPages } from './service-worker'

/** Gives the signed-in user another name. @throws ApiError */
export function rename(userId: string, displayName: string): Promise<void> {
  return callApi('POST /user/profile/{userId}', { params: { userId }, body: { displayName } })
}

/** Changes the password; other sessions end. @throws ApiError, `wrong-password` for the current one */
export function changePassword(change: {
  readonly currentPassword: string
  readonly newPassword: string
}): Promise<void> {
  return callApi('PUT /account/password', { body: change })
}

/** Sends the mail with which a password can be set. @throws ApiError */
export function requestPasswordMail(email: string): Promise<void> {
  return callApi('POST /account/password-reset', { body: { email } })
}

/** All that the site holds about the signed-in user. @throws ApiError */
export function readMyData(): Promise<unknown> {
  return callApi('GET /user/data')
}

/**
 * Deletes the account, signs out, and leaves no page in the browser.
 *
 * @returns the id of the task that erases the rest.
 * @throws ApiError
 */
export async function deleteAccount(): Promise<string> {
  const { taskId } = await callApi('DELETE /user')
  await forgetKeptPages()
  return taskId
}
