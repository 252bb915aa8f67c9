import * as handlers from '@/app/api/[[...path]]/route'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite } from '@/tests/support/test-site'

test.each(Object.entries(handlers))(
  '%s of an address that is no call of the API finds nothing',
  async (method, handler) => {
    openSite()
    const answer = await call(handler, apiRequest('/api/nincs-ilyen', { method }))
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({ error: { code: 'not-found', message: expect.any(String) } })
  },
)
