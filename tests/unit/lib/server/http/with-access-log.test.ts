import { z } from 'zod'
import { currentRequestId, runInRequestContext } from '@/lib/server/http/request-context'
import { route } from '@/lib/server/http/route'
import { routeOf, withAccessLog } from '@/lib/server/http/with-access-log'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite } from '@/tests/support/test-site'

/** Of a call that may answer anything. */
const TEST = {
  method: 'POST',
  path: '/test',
  section: 'Everything else',
  summary: 'A test.',
  answer: z.unknown(),
} as const

function openLoggedSite() {
  const lines: unknown[] = []
  const info = (fields: object, message: string) => void lines.push({ ...fields, message, id: currentRequestId() })
  openSite({ logger: { info, warn: () => undefined, error: () => undefined } })
  return lines
}

const show = route({ ...TEST, params: z.object({ id: z.string() }) }, async ({ params }) => params)

test('a call leaves a line with its route, without what its address names', async () => {
  const lines = openLoggedSite()
  const answer = await call(show, apiRequest('/api/exercise/kati-12?q=x', { method: 'GET' }), { id: 'kati-12' })
  expect(lines).toEqual([
    {
      method: 'GET',
      route: '/api/exercise/[id]',
      status: 200,
      ms: expect.any(Number),
      message: 'call answered',
      id: answer.headers.get('x-request-id'),
    },
  ])
})

test('a refused call leaves one as well', async () => {
  const lines = openLoggedSite()
  await call(show, apiRequest('/api/exercise/x'), {})
  expect(lines).toMatchObject([{ method: 'POST', status: 400 }])
})

test('the id of a request that has one already is used, and not told twice', async () => {
  const lines = openLoggedSite()
  const request = apiRequest('/api/x')
  const response = await runInRequestContext('named-before', () =>
    withAccessLog(request, {}, async () => new Response()),
  )
  expect(lines).toMatchObject([{ id: 'named-before' }])
  expect(response.headers.get('x-request-id')).toBeNull()
})

test.each([
  ['/api/exercise/a%20b/check', { id: 'a b' }, '/api/exercise/[id]/check'],
  ['/api/exercise/a%20b/check', { id: 'a%20b' }, '/api/exercise/[id]/check'],
  ['/api/nothing/here', { path: ['nothing', 'here'] }, '/api/[...path]'],
  ['/api/%zz', {}, '/api/%zz'],
  ['/api/health', {}, '/api/health'],
])('%s with %j is the route %s', (path, params, expected) => {
  expect(routeOf(path, params)).toBe(expected)
})
