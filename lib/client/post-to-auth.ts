import { request } from './api'

/**
 * Speaks to next-auth as its own browser client does, which would weigh more than the pages that need it. Asked with
 * `X-Auth-Return-Redirect`, it answers 200 and where it would have redirected to, a refusal included.
 *
 * @throws ApiError
 */
export async function postToAuth(action: string, fields: Readonly<Record<string, unknown>>): Promise<URL> {
  const { csrfToken } = await request<{ csrfToken: string }>('GET', '/auth/csrf')
  const { url } = await request<{ url: string }>('POST', `/auth/${action}`, {
    body: { ...fields, csrfToken },
    headers: { 'X-Auth-Return-Redirect': '1' },
  })
  return new URL(url, window.location.origin)
}
