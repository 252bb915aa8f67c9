import { callApi, type InputOf } from './api'
import { clearCachedPages } from './service-worker'

/** What shows that it is the owner of the account who asks. */
export type Reauthentication = InputOf<'DELETE /user'>['body']

/**
 * Deletes the account, signs out, and leaves no page in the browser.
 *
 * @returns the id of the task that erases the rest.
 * @throws ApiError
 */
export async function deleteAccount(reauthentication: Reauthentication): Promise<string> {
  const { taskId } = await callApi('DELETE /user', { body: reauthentication })
  await clearCachedPages()
  return taskId
}
