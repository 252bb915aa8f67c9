import { GET } from '@/app/api/search/route'
import { publishSearch } from '@/lib/domain/content/publish-search'
import { parseSkills } from '@/lib/domain/content/skill-files'
import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import { AppError } from '@/lib/shared/errors/app-error'
import { type Answer, apiRequest, call } from '@/tests/support/api-request'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { explainerFileOf } from '@/tests/support/explainer-builder'
import { NO_CONTENT } from '@/tests/support/no-content'
import { openSite, type TestSite } from '@/tests/support/test-site'

const LABELS = { 'hu|grade|5': '5. osztály', 'hu|topic|common-fractions': 'Közönséges törtek' }

async function publish(site: TestSite, ...sources: Parameters<typeof exerciseOf>[0][]): Promise<void> {
  const controls = [{ type: 'single-number' as const, props: {}, solution: 1 }]
  const definitions: ExerciseDefinition[] = sources.map((source) => exerciseOf({ controls, ...source }))
  await publishSearch(site.searchIndex, {
    ...NO_CONTENT,
    exercises: definitions.map((definition) => ({ file: '', definition, lineOf: () => 0 })),
    classifications: LABELS,
  })
}

async function search(site: TestSite, query: Readonly<Record<string, string>>): Promise<Answer> {
  const token = await site.tokenOf(await site.addUser())
  return call(GET, apiRequest(`/api/search?${new URLSearchParams(query)}`, { method: 'GET', token }))
}

const idsIn = ({ body }: Answer) => (body as { hits: { objectID: string }[] }).hits.map(({ objectID }) => objectID)

test('gives id, classifications and title of what fits', async () => {
  const site = openSite()
  await publish(site, { id: 'tort', summary: 'Törtek összeadása' }, { id: 'szog', summary: 'Szögek' })
  const { status, body, headers } = await search(site, { q: ' törteket   összead ' })
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      nbHits: 1,
      hits: [{ objectID: 'tort', classifications: ['hu|grade|5'], description: 'Törtek összeadása' }],
    },
  })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('finds pages of the wiki, with what they begin with, and exercises by what their skills are called', async () => {
  const site = openSite()
  const { list: skills } = parseSkills(
    'skills.yaml',
    '- { id: volume-of-cylinders, title: Hasáb és henger, grade: 12, topic: "hu|topic|solids", after: [] }',
  )
  const controls = [{ type: 'single-number' as const, props: {}, solution: 1 }]
  const definition = exerciseOf({
    id: 'konzerv',
    summary: 'Konzerves doboz',
    skills: ['volume-of-cylinders'],
    controls,
  })
  const content = 'A **henger** két ~[körlapja](kor) $r$ sugarú.\n\nMásodik.'
  await publishSearch(site.searchIndex, {
    ...NO_CONTENT,
    exercises: [{ file: '', definition, lineOf: () => 0 }],
    wiki: [{ file: '', page: { id: 'henger', title: 'Henger', grade: 5, skills: [], content }, firstLine: 1 }],
    classifications: LABELS,
    ...(skills && { skills }),
  })
  const answer = await search(site, { q: 'henger' })
  expect(idsIn(answer).toSorted()).toEqual(['konzerv', 'wiki/henger'])
  expect(answer.body).toMatchObject({
    hits: expect.arrayContaining([
      {
        objectID: 'wiki/henger',
        classifications: ['hu|grade|5'],
        description: 'Henger',
        excerpt: 'A henger két körlapja r sugarú.',
      },
    ]),
  })
})

test('finds explainers by what is said in them and by their titles, with what they are about', async () => {
  const site = openSite()
  await publishSearch(site.searchIndex, {
    exercises: [],
    wiki: [],
    explainers: [explainerFileOf()],
    legal: [],
    collections: [],
    classifications: LABELS,
    faults: [],
  })
  const answer = await search(site, { q: 'következő' })
  expect(answer.body).toMatchObject({
    hits: [
      {
        objectID: 'explainer/add-integers',
        description: 'Egy szám és a következő',
        excerpt: 'Megnézzük, mi jön egy szám után.',
      },
    ],
  })
  expect(idsIn(await search(site, { q: 'mondat' }))).toEqual(['explainer/add-integers'])
  for (const q of ['point', 'számold', 'otherwise']) expect(idsIn(await search(site, { q }))).toEqual([])
})

test('finds public exercises only', async () => {
  const site = openSite()
  const drafts = (['new', 'clone', 'draft', 'archived', 'remove'] as const).map((status) => ({ id: status, status }))
  await publish(site, { id: 'nyilt' }, ...drafts)
  expect(idsIn(await search(site, { q: 'próba' }))).toEqual(['nyilt'])
  await publish(site, { id: 'nyilt', status: 'archived' })
  expect(idsIn(await search(site, { q: 'próba' }))).toEqual([])
})

test('finds by the words of the question and of classifications, and by nothing that is written for the computer', async () => {
  const site = openSite()
  const question = {
    description: 'Mekkora a **kertje** @(if (== a 1) "annak" "ennek")@ a [lakónak](wiki)? $\\frac{sin}{2}$ @@',
    controls: [{ type: 'single-number' as const, props: {}, solution: '(titok)' }],
    hints: ['sugallat'],
  }
  await publish(site, {
    id: 'kert',
    classifications: ['hu|topic|common-fractions', 'hu|topic|unknown'],
    script: '(def valtozo 1)',
    subtasks: [question, { ...question, description: 'Második' }],
  })
  for (const q of ['kert', 'lakó', 'közönséges tört']) expect(idsIn(await search(site, { q }))).toEqual(['kert'])
  for (const q of ['annak', 'frac', 'titok', 'sugallat', 'valtozo', 'unknown', 'wiki', 'második'])
    expect({ [q]: idsIn(await search(site, { q })) }).toEqual({ [q]: [] })
})

test('tells how many there are, and gives them by thirties, the best first', async () => {
  const site = openSite()
  const many = Array.from({ length: 35 }, (_, index) => ({ id: `e-${index}`, summary: 'Egész számok' }))
  await publish(site, ...many, { id: 'cim', summary: 'Számok' })
  const { body } = await search(site, { q: 'számok' })
  expect(body).toMatchObject({ nbHits: 36 })
  expect(idsIn({ body } as Answer)).toHaveLength(30)
  expect(idsIn({ body } as Answer)[0]).toBe('cim')
  const rest = await search(site, { q: 'számok', page: '1' })
  expect(rest.body).toMatchObject({ nbHits: 36 })
  expect(new Set([...idsIn({ body } as Answer), ...idsIn(rest)]).size).toBe(36)
  expect(idsIn(await search(site, { q: 'számok', page: '2' }))).toEqual([])
})

test.each([
  {},
  { q: '' },
  { q: 'a' },
  { q: ' á ' },
  { q: 'x'.repeat(101) },
  { q: 'tört', page: '-1' },
  { q: 'tört', page: '33' },
])('refuses %j', async (query) => {
  const { status, body } = await search(openSite(), query)
  expect({ status, body }).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } })
})

test('finds nothing by signs alone, and asks no engine', async () => {
  const searchIndex = { search: () => Promise.reject(new Error('asked')), replaceAll: async () => undefined }
  const { status, body } = await search(openSite({ searchIndex }), { q: '+-=' })
  expect({ status, body }).toEqual({ status: 200, body: { nbHits: 0, hits: [] } })
})

test('says when the engine does not answer', async () => {
  const searchIndex = {
    search: () => Promise.reject(new AppError('unavailable')),
    replaceAll: async () => undefined,
  }
  const { status, body } = await search(openSite({ searchIndex }), { q: 'tört' })
  expect({ status, body }).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
})

test('lets a pupil type for a minute without a refusal', async () => {
  const site = openSite()
  const token = await site.tokenOf(await site.addUser())
  const answers = []
  for (let letter = 0; letter < 120; letter += 1)
    answers.push(await call(GET, apiRequest('/api/search?q=to', { method: 'GET', token })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await call(GET, apiRequest('/api/search?q=to', { method: 'GET', token }))).status).toBe(429)
})
