/** What Next itself answers for the API's routes: methods that a route does not have, and addresses without a route. */
import { expect, test } from '@/tests/support/e2e-fixtures'

const NOT_FOUND = { error: { code: 'not-found', message: expect.any(String) } }

for (const address of ['/api', '/api/nincs', '/api/exercise', '/api/exercise/egesz-osszeadas/nincs', '/api/users/1']) {
  test(`${address} is refused as the API refuses`, async ({ request }) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await request.fetch(address, { method, maxRedirects: 0 })
      expect(response.status()).toBe(404)
      expect(await response.json()).toEqual(NOT_FOUND)
    }
  })
}

test('a method that a route does not have is refused', async ({ request }) => {
  for (const [method, address] of [
    ['PATCH', '/api/health'],
    ['POST', '/api/health'],
    ['GET', '/api/account/register'],
    ['DELETE', '/api/freemium/usage'],
  ] as const) {
    const response = await request.fetch(address, { method })
    expect(response.status()).toBe(405)
    expect(await response.text()).toBe('')
  }
})

test('HEAD answers as GET does, without the body', async ({ request }) => {
  for (const [address, status] of [
    ['/api/health', 200],
    ['/api/openapi.json', 200],
    ['/api/freemium/usage', 401],
    ['/api/nincs', 404],
  ] as const) {
    const [head, get] = [await request.head(address), await request.get(address)]
    expect(head.status()).toBe(status)
    expect(head.headers()['cache-control']).toBe(get.headers()['cache-control'])
    expect(await head.text()).toBe('')
  }
})

test('OPTIONS tells the methods, and lets no other site in', async ({ request }) => {
  const response = await request.fetch('/api/health', {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.hu' },
  })
  expect(response.status()).toBe(204)
  expect(response.headers().allow?.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'OPTIONS'])
  expect(Object.keys(response.headers()).filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('the description of the API is served, and may be kept', async ({ request }) => {
  const response = await request.get('/api/openapi.json')
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': expect.stringContaining('public'),
    'x-content-type-options': 'nosniff',
  })
  expect(await response.json()).toMatchObject({ openapi: '3.1.0', paths: { '/health': { get: {} } } })
})

test('an action that next-auth does not have is the fault of who asks', async ({ request }) => {
  for (const method of ['GET', 'POST']) {
    const response = await request.fetch('/api/auth/nincs', { method })
    expect(response.status()).toBeGreaterThanOrEqual(400)
    expect(response.status()).toBeLessThan(500)
    expect(await response.text()).not.toMatch(/\bat \/|node_modules/)
  }
})
