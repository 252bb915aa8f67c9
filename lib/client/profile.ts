import { callApi } from './api'
import { clearCachedPages } from './service-worker'

/**
 * Deletes the account, signs out, and leaves no page in the browser.
 *
 * @returns the id of the task that erases the rest.
 * @throws ApiError
 */
export async function deleteAccount(): Promise<string> {
  const { taskId } = await callApi('DELETE /user')
  await clearCachedPages()
  return taskId
}
