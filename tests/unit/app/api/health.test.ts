import { GET } from '@/app/api/health/route'
import { AppError } from '@/lib/shared/errors/app-error'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite } from '@/tests/support/test-site'

const health = () => call(GET, apiRequest('/api/health', { method: 'GET' }))

test('tells the kind of the store and the version', async () => {
  openSite()
  expect(await health()).toMatchObject({
    status: 200,
    body: { status: 'ok', store: 'embedded', version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
  })
})

test('answers 503 when the store fails', async () => {
  const site = openSite()
  const store = { ...site.store, ping: async () => Promise.reject(new AppError('unavailable')) }
  openSite({ store })
  expect(await health()).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
})

test('answers 503 when the store does not answer at all', async () => {
  jest.useFakeTimers()
  const site = openSite()
  openSite({ store: { ...site.store, ping: () => new Promise(() => {}) } })
  const answer = health()
  await jest.advanceTimersByTimeAsync(5_000)
  jest.useRealTimers()
  expect(await answer).toMatchObject({ status: 503 })
})
