import { parseMistakes } from '@/lib/domain/content/mistake-files'
import { publishContent } from '@/lib/domain/content/publish-content'
import { parseSkills } from '@/lib/domain/content/skill-files'
import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import { listPublicExercises } from '@/lib/domain/exercise/list-exercises'
import { loadExercise } from '@/lib/domain/exercise/load-exercise'
import { loadMistakeCatalogue } from '@/lib/domain/practice/mistakes/mistake-catalogue'
import { loadSkillMap } from '@/lib/domain/practice/skill-map/load-skill-map'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { NO_CONTENT } from '@/tests/support/no-content'
import { openSite } from '@/tests/support/test-site'

const contentOf = (...definitions: ExerciseDefinition[]) => ({
  ...NO_CONTENT,
  exercises: definitions.map((definition) => ({ file: '', definition, lineOf: () => 0 })),
  classifications: { 'hu|grade|5': '5. osztály', 'hu|grade|6': '6. osztály' },
})
const named = (id: string, more: Partial<ExerciseDefinition> = {}) => ({
  ...exerciseOf({ id, controls: [{ type: 'single-number', props: {}, solution: 1 }] }),
  ...more,
})

test('publishing again changes nothing, and reports it', async () => {
  const site = openSite()
  const content = contentOf(named('egy'), named('ketto'))
  expect(await publishContent(site, content)).toEqual({
    added: ['egy', 'ketto'],
    changed: [],
    removed: [],
    unchanged: 0,
  })
  const versions = async () => (await site.store.query('exercise/private/items')).map(({ version }) => version)
  const before = await versions()
  site.passTime(1000)
  expect(await publishContent(site, content)).toEqual({ added: [], changed: [], removed: [], unchanged: 2 })
  expect(await versions()).toEqual(before)
})

test('reports what changed and what is gone, and pupils see it at once', async () => {
  const site = openSite()
  await publishContent(site, contentOf(named('egy'), named('ketto')))
  expect((await loadExercise(site.store, 'egy'))?.summary).toBe('Próba')
  const next = contentOf(named('egy', { summary: 'Új cím' }), named('harom'))
  expect(await publishContent(site, next)).toMatchObject({ added: ['harom'], changed: ['egy'], removed: ['ketto'] })
  expect((await loadExercise(site.store, 'egy'))?.summary).toBe('Új cím')
  expect(await loadExercise(site.store, 'ketto')).toBeUndefined()
  expect((await listPublicExercises(site.store)).map(({ id }) => id)).toEqual(['egy', 'harom'])
})

test('lists and counts public exercises only, and keeps the date of the first publication', async () => {
  const site = openSite()
  await publishContent(site, contentOf(named('egy'), named('vazlat', { status: 'draft' })))
  const published = (await site.store.get('exercise/summary/items', 'egy'))?.data.published
  expect((await site.store.get('classification', 'hu'))?.data).toEqual({
    'hu|grade|5': { id: 'hu|grade|5', label: '5. osztály', exerciseCount: 1 },
    'hu|grade|6': { id: 'hu|grade|6', label: '6. osztály', exerciseCount: 0 },
  })
  expect((await listPublicExercises(site.store)).map(({ id }) => id)).toEqual(['egy'])
  expect(await loadExercise(site.store, 'vazlat')).toBeUndefined()
  site.passTime(60_000)
  await publishContent(site, contentOf(named('egy', { summary: 'Új cím' }), named('vazlat')))
  expect((await site.store.get('exercise/summary/items', 'egy'))?.data).toMatchObject({
    published,
    description: 'Új cím',
  })
  expect((await listPublicExercises(site.store)).map(({ id }) => id)).toEqual(['egy', 'vazlat'])
})

test('the map of skills names the public exercises that train each, those of which it is the main one first', async () => {
  const site = openSite()
  const { list: skills } = parseSkills(
    'skills.yaml',
    `- { id: add, title: Összeadás, grade: 5, topic: "hu|topic|numbers", after: [] }
- { id: multiply, title: Szorzás, grade: 6, topic: "hu|topic|numbers", after: [add] }
`,
  )
  const dynamic = { skills: ['multiply'], classifications: ['hu|grade|5', 'hu|dynamic|whole-numbers'] }
  const ofSubtask = named('masodik')
  const content = {
    ...contentOf(
      named('elso', { skills: ['add', 'multiply'] }),
      { ...ofSubtask, subtasks: ofSubtask.subtasks.map((subtask) => ({ ...subtask, skills: ['multiply'] })) },
      named('negyedik', dynamic),
      named('vizsga', { skills: ['multiply'], classifications: ['hu|exam-practice|6', 'hu|grade|6'] }),
      named('ismetles', { skills: ['add'], classifications: ['hu|grade|6'] }),
      named('vazlat', { skills: ['add'], status: 'draft' }),
    ),
    ...(skills && { skills }),
  }
  expect(await loadSkillMap(site.store)).toEqual([])
  expect((await publishContent(site, content)).added).toContain('skills/map')
  const exercise = (id: string, isMain: boolean, highestLevel = 1) => ({ id, title: 'Próba', highestLevel, isMain })
  expect(await loadSkillMap(site.store)).toEqual([
    {
      id: 'add',
      title: 'Összeadás',
      grade: 5,
      topic: 'hu|topic|numbers',
      after: [],
      exercises: [exercise('elso', true), { ...exercise('ismetles', true), isForLater: true }],
    },
    {
      id: 'multiply',
      title: 'Szorzás',
      grade: 6,
      topic: 'hu|topic|numbers',
      after: ['add'],
      exercises: [
        exercise('negyedik', true, 3),
        { ...exercise('vizsga', true), isForLater: true },
        exercise('elso', false),
        exercise('masodik', false),
      ],
    },
  ])
  expect(await publishContent(site, content)).toMatchObject({ added: [], changed: [], unchanged: 7 })
  const next = { ...content, exercises: content.exercises.slice(0, 1) }
  expect((await publishContent(site, next)).changed).toEqual(['skills/map'])
  expect((await loadSkillMap(site.store))[1]?.exercises).toEqual([exercise('elso', false)])
})

test('a skill of the map has the page of the wiki that is most about it, and none of formulas', async () => {
  const site = openSite()
  const { list: skills } = parseSkills(
    'skills.yaml',
    `- { id: add, title: Összeadás, grade: 5, topic: "hu|topic|numbers", after: [] }
- { id: divide, title: Osztás, grade: 5, topic: "hu|topic|numbers", after: [] }
`,
  )
  const pageOf = (id: string, ids: readonly string[], more = {}) => ({
    file: `wiki/${id}.md`,
    firstLine: 1,
    page: { id, title: id.toUpperCase(), grade: 5, skills: [...ids], content: 'Szöveg.', ...more },
  })
  const wiki = [
    pageOf('kepletek', ['add'], { isSheet: true }),
    pageOf('muveletek', ['divide', 'add']),
    pageOf('osszeg', ['add']),
  ]
  await publishContent(site, { ...contentOf(named('egy')), ...(skills && { skills }), wiki })
  expect((await loadSkillMap(site.store)).map(({ wiki }) => wiki?.title)).toEqual(['OSSZEG', 'MUVELETEK'])
})

test('the catalogue of typical mistakes names the pages of the wiki that help', async () => {
  const site = openSite()
  const { list: mistakes } = parseMistakes(
    'mistakes.yaml',
    `- { id: added-numerators-and-denominators, title: A nevezőket is összeadta, skill: add, wiki: tort }
- { id: forgot-to-carry, title: Elfelejtette az átvitelt, skill: add }
`,
  )
  const page = { id: 'tort', title: 'Tört', grade: 5, skills: [], content: 'Egy egész egyenlő részei.' }
  const wiki = [{ file: 'tort.md', page, firstLine: 4 }]
  const content = { ...contentOf(), wiki, ...(mistakes && { mistakes }) }
  expect(await loadMistakeCatalogue(site.store)).toEqual(new Map())
  expect((await publishContent(site, content)).added).toContain('mistakes/catalogue')
  expect(await loadMistakeCatalogue(site.store)).toEqual(
    new Map([
      ['added-numerators-and-denominators', { title: 'A nevezőket is összeadta', wiki: { id: 'tort', title: 'Tört' } }],
      ['forgot-to-carry', { title: 'Elfelejtette az átvitelt' }],
    ]),
  )
  expect(await publishContent(site, content)).toMatchObject({ added: [], changed: [], unchanged: 2 })
  const renamed = { ...content, wiki: [{ file: 'tort.md', page: { ...page, title: 'A tört' }, firstLine: 4 }] }
  expect((await publishContent(site, renamed)).changed).toEqual(['wiki/tort', 'mistakes/catalogue'])
})
