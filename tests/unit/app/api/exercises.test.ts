import { GET } from '@/app/api/exercises/route'
import { EXERCISE_SUMMARIES } from '@/lib/domain/exercise/load-exercise'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite, type TestSite } from '@/tests/support/test-site'

interface Page {
  readonly items: readonly { readonly id: string }[]
  readonly hasMore: boolean
}

const ask = (query: Record<string, string>) =>
  call(GET, apiRequest(`/api/exercises?${new URLSearchParams(query)}`, { method: 'GET' }))

async function idsOf(cls: string, page = 0): Promise<readonly string[]> {
  const { status, body } = await ask({ cls, page: String(page) })
  expect(status).toBe(200)
  return (body as Page).items.map(({ id }) => id)
}

async function publish(site: TestSite, id: string, published: string, ...classifications: string[]): Promise<void> {
  await site.store.set(EXERCISE_SUMMARIES, id, { id, classifications, published, description: `A ${id}` })
}

test('tells id, classifications and description of the exercises that have any of the classifications', async () => {
  const site = openSite()
  await publish(site, 'tort', '2026-01-01', 'hu|grade|5', 'hu|topic|common-fractions')
  await publish(site, 'szazalek', '2026-01-01', 'hu|grade|7')
  await publish(site, 'szog', '2026-01-01', 'hu|grade|6')
  const item = { id: 'tort', classifications: ['hu|grade|5', 'hu|topic|common-fractions'], description: 'A tort' }
  expect(await ask({ cls: 'hu|topic|common-fractions' })).toMatchObject({
    status: 200,
    body: { items: [item], hasMore: false },
  })
  expect(await idsOf('hu|grade|7, hu|grade|5,hu|grade|7')).toEqual(['tort', 'szazalek'])
  expect(await idsOf('hu|grade|12')).toEqual([])
})

test('orders by classifications, then the newest first', async () => {
  const site = openSite()
  await publish(site, 'hatodikos', '2026-03-01', 'hu|grade|6', 'hu|topic|a')
  await publish(site, 'regi', '2026-01-01', 'hu|grade|5', 'hu|topic|a')
  await publish(site, 'uj', '2026-02-01', 'hu|grade|5', 'hu|topic|a')
  expect(await idsOf('hu|topic|a')).toEqual(['uj', 'regi', 'hatodikos'])
})

test('gives ten a page, and tells whether there are more', async () => {
  const site = openSite()
  for (let index = 0; index < 20; index += 1) {
    await publish(site, `f-${index}`, `2026-01-${String(30 - index)}`, 'hu|grade|5')
  }
  const pages = await Promise.all([0, 1, 2].map((page) => ask({ cls: 'hu|grade|5', page: String(page) })))
  const bodies = pages.map(({ body }) => body as Page)
  expect(bodies.map(({ items, hasMore }) => [items.length, hasMore])).toEqual([
    [10, true],
    [10, false],
    [0, false],
  ])
  expect(bodies.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
    Array.from({ length: 20 }, (_, index) => `f-${index}`),
  )
})

test.each([
  ['no classifications', {}],
  ['empty ones', { cls: ', ,' }],
  ['one that is none', { cls: 'hu|grade|5,<script>' }],
  ['more than 30', { cls: Array.from({ length: 31 }, (_, index) => `hu|grade|${index}`).join(',') }],
  ['a page below 0', { cls: 'hu|grade|5', page: '-1' }],
  ['half a page', { cls: 'hu|grade|5', page: '1.5' }],
  ['a page that is no number', { cls: 'hu|grade|5', page: 'ketto' }],
  ['a page that no list has', { cls: 'hu|grade|5', page: '100' }],
])('refuses %s', async (_title, query) => {
  openSite()
  expect(await ask(query)).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } })
})

test('takes 30 classifications', async () => {
  const site = openSite()
  await publish(site, 'tort', '2026-01-01', 'hu|grade|29')
  expect(await idsOf(Array.from({ length: 30 }, (_, index) => `hu|grade|${index}`).join(','))).toEqual(['tort'])
})
