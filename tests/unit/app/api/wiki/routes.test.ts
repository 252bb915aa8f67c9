/** What the wiki route answers and refuses. */
import { GET } from '@/app/api/wiki/[id]/route'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite } from '@/tests/support/test-site'

const PAGE = { id: 'tort', title: 'Tört', content: 'Egy @(/ 1 2)@ rész.' }

async function ask(id: string) {
  const site = openSite()
  await site.store.set('wiki', PAGE.id, PAGE)
  return call(GET, apiRequest(`/api/wiki/${id}`, { method: 'GET' }), { id })
}

test('gives a page to anyone with its values worked out, and lets it be kept for a while', async () => {
  const { status, headers, body } = await ask('tort')
  expect({ status, body }).toEqual({ status: 200, body: { ...PAGE, content: 'Egy 0,5 rész.' } })
  expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
})

test('answers not-found for a page that does not exist, and lets nobody keep that', async () => {
  const { status, headers, body } = await ask('nincs-ilyen')
  expect({ status, body }).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } })
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each(['Tort', 'a b', '..', 'x'.repeat(81)])('refuses the id %s', async (id) => {
  expect(await ask(id)).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } })
})
