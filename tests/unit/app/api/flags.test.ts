import { GET } from '@/app/api/flags/route'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite } from '@/tests/support/test-site'

test.each([true, false])('tells everybody whether the blog is on: %s', async (enableBlog) => {
  openSite({ featureFlags: { current: () => ({ enableBlog }) } })
  const { status, body, headers } = await call(GET, apiRequest('/api/flags', { method: 'GET' }))
  expect({ status, body }).toEqual({ status: 200, body: { enableBlog } })
  expect(headers.get('cache-control')).toBe('public, max-age=60')
})
