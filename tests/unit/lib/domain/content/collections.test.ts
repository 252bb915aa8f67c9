import { readFileSync } from 'node:fs'
import { parse as parseYaml } from 'yaml'
import { gradesOf } from '@/lib/domain/classification/model'
import { loadCollection } from '@/lib/domain/collection/load-collection'
import { type CollectionId, countExercises, gradeOfCollection } from '@/lib/domain/collection/model'
import { checkLists } from '@/lib/domain/content/check-lists'
import { type CollectionFile, parseCollection } from '@/lib/domain/content/collection-files'
import type { ContentFiles } from '@/lib/domain/content/content-files'
import { publishContent } from '@/lib/domain/content/publish-content'
import { parseSkills } from '@/lib/domain/content/skill-files'
import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import { listByClassification } from '@/lib/domain/exercise-list/list-by-classification'
import { practiceBadge } from '@/lib/shared/messages/practice-badge'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { explainerFileOf } from '@/tests/support/explainer-builder'
import { NO_CONTENT } from '@/tests/support/no-content'
import { siteContent } from '@/tests/support/site-content'
import { openSite } from '@/tests/support/test-site'

const parse = (id: CollectionId, text: string) => parseCollection(id, `${id}.yaml`, text)

function collectionOf(id: CollectionId, text: string): CollectionFile {
  const { collection, found } = parse(id, text)
  if (!collection) throw new Error(found.map(({ reason }) => reason).join('\n'))
  return collection
}

const controls = [{ type: 'single-number' as const, props: {}, solution: 1 }]
const named = (id: string, ...classifications: string[]) =>
  exerciseOf({ id, summary: `A ${id} címe`, controls, ...(classifications.length > 0 && { classifications }) })
const draft = (id: string): ExerciseDefinition => ({ ...named(id, 'hu|grade|5'), status: 'draft' })

function contentOf(exercises: readonly ExerciseDefinition[], ...collections: CollectionFile[]): ContentFiles {
  const files = exercises.map((definition) => ({ file: `${definition.id}.yaml`, definition, lineOf: () => 1 }))
  const tags = exercises.flatMap(({ classifications }) => classifications)
  const classifications = Object.fromEntries(tags.map((tag) => [tag, tag]))
  return { ...NO_CONTENT, exercises: files, collections, classifications }
}

const faultsOf = (...content: Parameters<typeof contentOf>) =>
  checkLists(contentOf(...content)).map(({ file, line, reason }) => `${file}:${line}: ${reason}`)

const DYNAMIC = `groups:
  - id: egesz
    title: Egész számok
    topics:
      - { title: Összeadás, exercise: egy }
      - { title: Kivonás, exercise: ketto }
`
const GRADE_5 = `topics:
  - id: terulet
    title: Terület
    exercises: [{ exercise: egy }, { exercise: ketto }]
  - id: terfogat
    title: Térfogat
    video: { title: Mennyi fér bele?, address: https://video.example/1 }
    exercises: [{ exercise: harom }]
`
const SKILLS = `- { id: multiply, title: Szorzás, grade: 5, topic: "hu|topic|terulet", after: [] }
`
const ADMISSION = `exams:
  - id: erettsegi
    title: Érettségi
    origin: retold
    tools: calculator
    points: 5
    parts:
      - { title: Első, minutes: 45, from: 1, to: 1 }
      - { title: Második, minutes: 135, from: 2, to: 2 }
    dates:
      - { date: "2012-05-08", tasks: [{ number: 1, exercise: egy, points: [2] }, { number: 2, exercise: ketto, points: [3] }] }
      - { date: "2015-10-13", tasks: [] }
`

describe('the file of a collection', () => {
  test.each<[string, CollectionId, string, RegExp]>([
    ['faulty YAML', 'dynamic', 'groups: [', /^1: /],
    ['no title', 'dynamic', DYNAMIC.replace('title: Egész számok', "title: ''"), /^3: groups.0.title/],
    ['a title that is missing', 'grade-5', GRADE_5.replace('    title: Térfogat\n', ''), /topics.1.title/],
    ['an unknown key', 'grade-5', GRADE_5.replace('video:', 'vidoe:'), /vidoe/],
    ['a video on plain http', 'grade-5', GRADE_5.replace('https:', 'http:'), /topics.1.video.address/],
    [
      'a video without a title',
      'dynamic',
      DYNAMIC.replace('egy }', 'egy, video: { address: https://a.example } }'),
      /video.title/,
    ],
    ['a day that is none', 'admission', ADMISSION.replace('05-08', '02-30'), /^11: exams.0.dates.0.date/],
    ['a task without a number', 'admission', ADMISSION.replace('number: 1, ', ''), /dates.0.tasks.0.number/],
  ])('is refused with %s', (_title, id, text, reason) => {
    const { collection, found } = parse(id, text)
    expect(collection).toBeUndefined()
    expect(found.map(({ line, reason: text }) => `${line}: ${text}`).join('\n')).toMatch(reason)
  })
})

describe('the check of lists', () => {
  const dynamic = [named('egy', 'hu|dynamic|egesz'), named('ketto', 'hu|dynamic|egesz')]
  const worked = [named('egy', 'hu|grade|5'), named('ketto', 'hu|grade|5'), named('harom', 'hu|grade|5')]

  test('finds nothing wrong with sound ones', () => {
    expect(faultsOf(dynamic, collectionOf('dynamic', DYNAMIC))).toEqual([])
    expect(faultsOf(worked, collectionOf('grade-5', GRADE_5))).toEqual([])
    expect(faultsOf(worked.slice(0, 2), collectionOf('admission', ADMISSION))).toEqual([])
  })

  test('finds what no longer exists, and what is not public', () => {
    const found = faultsOf([draft('egy')], collectionOf('grade-5', GRADE_5.replace(', { exercise: ketto }', '')))
    expect(found).toEqual(['grade-5.yaml:4: egy: is not public', 'grade-5.yaml:8: harom: there is no such exercise'])
  })

  test('finds an exercise that stands twice in a collection, but may stand in two of them', () => {
    const twice = collectionOf(
      'grade-5',
      GRADE_5.replace('[{ exercise: harom', '[{ exercise: egy }, { exercise: harom'),
    )
    expect(faultsOf(worked, twice)).toEqual(['grade-5.yaml:8: egy: is in this collection twice'])
    expect(faultsOf(worked, collectionOf('grade-5', GRADE_5), collectionOf('admission', ADMISSION))).toEqual([])
  })

  test('finds a public exercise that is in no collection', () => {
    expect(faultsOf([named('maganyos', 'hu|grade|7'), draft('vazlat')])).toEqual([
      'maganyos.yaml:1: is public but in no collection',
    ])
  })

  test('holds the groups of the dynamic collection to the tags that give three levels, and back', () => {
    const [first] = dynamic
    const found = faultsOf([first ?? draft('x'), named('ketto', 'hu|grade|5')], collectionOf('dynamic', DYNAMIC))
    expect(found).toEqual(['dynamic.yaml:6: ketto: lacks hu|dynamic|egesz'])
    const elsewhere = collectionOf('grade-5', 'topics: [{ id: a, title: A, exercises: [{ exercise: egy }] }]')
    expect(faultsOf([named('egy', 'hu|dynamic|egesz', 'hu|grade|5')], elsewhere)).toEqual([
      'egy.yaml:1: is not in content/collections/dynamic.yaml',
    ])
  })

  test('holds the collection of a grade to the tags of that grade, and back for what has three levels', () => {
    const ofSix = collectionOf('grade-6', 'topics: [{ id: a, title: A, exercises: [{ exercise: egy }] }]')
    const generated = named('egy', 'hu|grade|6', 'hu|dynamic|grade-6')
    expect(faultsOf([generated], ofSix)).toEqual([])
    expect(faultsOf([named('egy', 'hu|grade|7')], ofSix)).toEqual([
      // Its list would have more exercises than its page.
      'egy.yaml:1: is not in content/collections/grade-7.yaml',
      'grade-6.yaml:1: egy: lacks hu|grade|6',
    ])
    const ofFive = collectionOf('grade-5', 'topics: [{ id: a, title: A, exercises: [{ exercise: egy }] }]')
    const both = named('egy', 'hu|grade|5', 'hu|dynamic|grade-6')
    expect(faultsOf([both], ofFive)).toEqual(['egy.yaml:1: is not in content/collections/grade-6.yaml'])
  })

  test.each<[string, CollectionId, string, string]>([
    ['a title', 'grade-5', GRADE_5.replace('title: Térfogat', 'title: Terület'), 'the title Terület is repeated'],
    ['an id', 'grade-5', GRADE_5.replace('terfogat', 'terulet'), 'the id terulet is repeated'],
    ['a topic', 'dynamic', DYNAMIC.replace('Kivonás', 'Összeadás'), 'the title Összeadás is repeated'],
    ['a date', 'admission', ADMISSION.replace('2015-10-13', '2012-05-08'), 'the date 2012-05-08 is repeated'],
    ['a task', 'admission', ADMISSION.replace('number: 2', 'number: 1'), 'the number 1 is repeated'],
  ])('finds %s that is repeated', (_title, id, text, reason) => {
    const exercises = id === 'dynamic' ? dynamic : worked
    expect(faultsOf(exercises, collectionOf(id, text)).join('\n')).toContain(reason)
  })
})

describe('the check of exams', () => {
  const tasks = [named('egy', 'hu|grade|12'), named('ketto', 'hu|grade|12'), named('harom', 'hu|grade|12')]
  const optional = ADMISSION.replace('from: 2, to: 2', 'from: 2, to: 3, optionalFrom: 2').replace(
    'points: [3] }]',
    'points: [3] }, { number: 3, exercise: harom, points: [3] }]',
  )

  const practice = `${ADMISSION}    practice:
      - number: 1
        seeds: [1, 2]
        tasks: [{ number: 1, exercise: negy, points: [2] }, { number: 2, exercise: ot, points: [3] }]
`
  const drawn = ['negy', 'ot'].map((id) => ({
    ...named(id, 'hu|grade|12'),
    script: '(def n (random-int 1 1000))',
    description: 'Ez itt a @n@.',
  }))

  test('finds nothing wrong with a whole one, also when one of its tasks may be left out', () => {
    expect(faultsOf(tasks.slice(0, 2), collectionOf('admission', ADMISSION))).toEqual([])
    expect(faultsOf(tasks, collectionOf('admission', optional))).toEqual([])
    expect(faultsOf([...tasks.slice(0, 2), ...drawn], collectionOf('admission', practice))).toEqual([])
  })

  test.each<[string, string, string]>([
    ['a task that is missing', ADMISSION.replace('to: 2', 'to: 3'), '2012-05-08: task 3 is missing'],
    ['a task in no part', ADMISSION.replace('number: 2', 'number: 4'), '2012-05-08: task 4 is in no part'],
    [
      'points for other sub-tasks',
      ADMISSION.replace('[2]', '[1, 1]'),
      'task 1 has points for 2 sub-tasks, and 1 sub-tasks',
    ],
    ['a wrong sum', ADMISSION.replace('[3]', '[4]'), '2012-05-08: is worth 6 points, not 5'],
    ['unequal choices', optional.replace('harom, points: [3]', 'harom, points: [4]'), 'left out are worth 3, 4 points'],
    [
      'a dropped notion of sub-tasks that there are not',
      ADMISSION.replace('points: [2]', 'points: [2], dropped: { notion: radián, subtasks: [2] }'),
      'task 1 names sub-tasks 2 of 1 as dropped',
    ],
    [
      'a dropped notion in a task that is ours',
      ADMISSION.replace('points: [2]', 'points: [2], dropped: { notion: radián }').replace('retold', 'practice'),
      'task 1 is ours, and asks for a dropped notion',
    ],
    ['a gap between parts', ADMISSION.replace('from: 2', 'from: 3'), 'Második begins with 3, not with 2'],
    [
      'a choice outside of its part',
      optional.replace('optionalFrom: 2', 'optionalFrom: 4'),
      'Második has no such tasks',
    ],
    [
      'the same numbers in two variants',
      practice,
      'practice set 1: task 2 asks the same with seed 2 as with one before',
    ],
    [
      'a practice set that is not whole',
      practice.replace(/, { number: 2, exercise: ot, points: \[3\] }\]\n$/, ']\n'),
      'practice set 1: task 2 is missing',
    ],
  ])('finds %s', (_title, text, reason) => {
    const alike = ['negy', 'ot'].map((id) => named(id, 'hu|grade|12'))
    expect(faultsOf([...tasks, ...alike], collectionOf('admission', text)).join('\n')).toContain(reason)
  })
})

describe('published collections', () => {
  const files = [
    collectionOf('dynamic', DYNAMIC),
    collectionOf('grade-5', GRADE_5),
    collectionOf('admission', ADMISSION),
  ]

  test('hold public exercises only, and no topic that is left empty', async () => {
    const site = openSite()
    const { list: skills } = parseSkills('skills.yaml', SKILLS)
    const trained = { ...named('egy'), skills: ['multiply'] }
    const content = contentOf([trained, draft('ketto'), draft('harom')], ...files)
    await publishContent(site, { ...content, ...(skills && { skills }) })
    expect(await loadCollection(site.store, 'dynamic')).toEqual({
      groups: [{ id: 'egesz', title: 'Egész számok', topics: [{ title: 'Összeadás', exercise: 'egy', grades: [5] }] }],
    })
    const grade5 = await loadCollection(site.store, 'grade-5')
    expect(grade5).toEqual({
      topics: [{ id: 'terulet', title: 'Terület', exercises: [{ id: 'egy', title: 'A egy címe', skill: 'Szorzás' }] }],
    })
    expect(countExercises(grade5)).toBe(1)
    const { items } = await listByClassification(site.store, { classifications: ['hu|grade|5'], page: 0 })
    expect(items).toEqual([expect.objectContaining({ id: 'egy', description: 'A egy címe', skill: 'Szorzás' })])
    expect((await loadCollection(site.store, 'admission')).exams[0]?.dates).toEqual([
      { date: '2012-05-08', tasks: [{ number: 1, exercise: 'egy', title: 'A egy címe', points: [2] }] },
      { date: '2015-10-13', tasks: [] },
    ])
  })

  test('name the pages of the wiki that help with a topic, those that share most skills first, none of a later grade', async () => {
    const site = openSite()
    const page = (id: string, grade: number, ...skills: string[]) => ({
      file: '',
      page: { id, title: `A ${id} oldal`, grade, skills, content: 'Szöveg.' },
      firstLine: 1,
    })
    const trained = { ...named('egy'), skills: ['multiply', 'add'] }
    const wiki = [
      page('szorzat', 5, 'multiply'),
      page('muvelet', 5, 'multiply', 'add'),
      page('kesobb', 6, 'add'),
      page('mas', 5),
    ]
    await publishContent(site, { ...contentOf([trained], ...files), wiki })
    expect((await loadCollection(site.store, 'grade-5')).topics[0]?.wiki).toEqual([
      { id: 'muvelet', title: 'A muvelet oldal' },
      { id: 'szorzat', title: 'A szorzat oldal' },
    ])
  })

  test('name the explainers of what a topic trains, and none of a later grade', async () => {
    const site = openSite()
    const trained = { ...named('egy'), skills: ['add-integers', 'multiples'] }
    const explainers = [
      explainerFileOf(),
      explainerFileOf({ id: 'multiples', skill: 'multiples' }),
      explainerFileOf({ id: 'divisors', skill: 'divisors' }),
    ]
    await publishContent(site, { ...contentOf([trained], ...files), explainers })
    expect((await loadCollection(site.store, 'grade-5')).topics[0]?.explainers).toEqual([
      { id: 'add-integers', title: 'Egy szám és a következő' },
      { id: 'multiples', title: 'Egy szám és a következő' },
    ])
    expect((await loadCollection(site.store, 'grade-5')).topics[0]?.exercises[0]).toMatchObject({
      id: 'egy',
      explainer: 'add-integers',
    })
    await publishContent(site, { ...contentOf([trained], ...files), explainers: [explainerFileOf({ grade: 6 })] })
    expect((await loadCollection(site.store, 'grade-5')).topics[0]).not.toHaveProperty('explainers')
  })

  test('show at once what was published anew, and report only what has changed', async () => {
    const site = openSite()
    const exercises = [named('egy'), named('ketto'), named('harom')]
    await publishContent(site, contentOf(exercises, ...files))
    expect(countExercises(await loadCollection(site.store, 'grade-5'))).toBe(3)
    const next = [...files.slice(0, 1), collectionOf('grade-5', GRADE_5.replace(', { exercise: ketto }', ''))]
    expect(await publishContent(site, contentOf(exercises, ...next))).toEqual({
      added: [],
      changed: ['collections/grade-5'],
      removed: ['collections/admission'],
      unchanged: 4,
    })
    expect(countExercises(await loadCollection(site.store, 'grade-5'))).toBe(2)
  })

  test('of a grade have what is generated at three levels before the stories', async () => {
    const site = openSite()
    const exercises = [named('tortenet', 'hu|grade|6'), named('gyakorlo', 'hu|grade|6', 'hu|dynamic|grade-6')]
    const text = 'topics: [{ id: a, title: A, exercises: [{ exercise: tortenet }, { exercise: gyakorlo }] }]'
    await publishContent(site, contentOf(exercises, collectionOf('grade-6', text)))
    expect((await loadCollection(site.store, 'grade-6')).topics[0]?.exercises).toEqual([
      { id: 'gyakorlo', title: 'A gyakorlo címe', hasLevels: true },
      { id: 'tortenet', title: 'A tortenet címe' },
    ])
    expect(await loadCollection(site.store, 'grade-7')).toEqual({ topics: [] })
  })

  test('of a grade have whatever its list has, by where it is when it is in no topic', async () => {
    const site = openSite()
    const exercises = [
      named('tortenet', 'hu|grade|6'),
      named('gyakorlo', 'hu|grade|6', 'hu|grade|5', 'hu|dynamic|egesz'),
      named('vizsga', 'hu|grade|6', 'hu|entrance-exam|6'),
      named('proba', 'hu|grade|6', 'hu|exam-practice|felveteli-6'),
      named('mas', 'hu|grade|5', 'hu|dynamic|egesz'),
      { ...named('vazlat', 'hu|grade|6', 'hu|dynamic|egesz'), status: 'draft' as const },
    ]
    const text = 'topics: [{ id: a, title: A, exercises: [{ exercise: tortenet }] }]'
    await publishContent(site, contentOf(exercises, collectionOf('grade-6', text)))
    const collection = await loadCollection(site.store, 'grade-6')
    const of = (id: string) => ({ id, title: `A ${id} címe` })
    expect(collection.elsewhere).toEqual([
      { part: 'dynamic', exercises: [of('gyakorlo')] },
      { part: 'admission', exercises: [of('vizsga'), of('proba')] },
    ])
    const { items } = await listByClassification(site.store, { classifications: ['hu|grade|6'], page: 0 })
    expect(countExercises(collection)).toBe(items.length)
  })

  test('are empty before anything is published', async () => {
    const { store } = openSite()
    expect(await loadCollection(store, 'dynamic')).toEqual({ groups: [] })
    expect(await loadCollection(store, 'grade-5')).toEqual({ topics: [] })
    expect(await loadCollection(store, 'admission')).toEqual({ exams: [] })
  })
})

test('the page of generated exercises has the three groups of the specification', () => {
  const { collection } = parse('dynamic', readFileSync('content/collections/dynamic.yaml', 'utf8'))
  const groups = collection?.kind === 'dynamic' ? collection.source.groups : []
  expect(groups.map(({ title }) => title)).toEqual(['Egész számok', 'Tizedes törtek', 'Közönséges törtek'])
})

test('the exams of the specification are all there', () => {
  const { collection } = parse('admission', readFileSync('content/collections/admission.yaml', 'utf8'))
  const dates = collection?.id === 'admission' ? collection.source.exams.map((exam) => exam.dates) : []
  expect(dates.map((of) => of.map(({ date }) => date.replaceAll('-', '.')))).toEqual([
    ['2012.05.08', '2015.10.13', '2016.05.03', '2017.05.09', '2018.05.08', '2019.05.07', '2021.05.04'],
    ['2019.01.19'],
    ['2019.01.19', '2019.01.24'],
  ])
})

test('each grade that has exercises has a collection, with topics in which there are some', async () => {
  const { collections, exercises } = await siteContent()
  const withExercises = new Set(
    exercises.flatMap(({ definition }) => (definition.status === 'public' ? gradesOf(definition.classifications) : [])),
  )
  const collected = collections.flatMap((collection) =>
    collection.kind === 'grade' && collection.source.topics.some(({ exercises }) => exercises.length > 0)
      ? [gradeOfCollection(collection.id)]
      : [],
  )
  expect(collected).toEqual([...withExercises].toSorted((one, other) => one - other))
})

/** The exams as they are published. */
const admission = () => {
  const { collection } = parse('admission', readFileSync('content/collections/admission.yaml', 'utf8'))
  if (collection?.id !== 'admission') throw new Error('the exams cannot be read')
  return collection.source.exams
}

test('the tasks that are not asked for since 2024 are marked, and which part of them', () => {
  const marked = admission().flatMap(({ dates }) =>
    dates.flatMap(({ date, tasks }) =>
      tasks.flatMap(({ number, dropped }) =>
        dropped ? [[date, number, dropped.subtasks ?? 'all', dropped.isUncertain ? 'probably' : 'surely']] : [],
      ),
    ),
  )
  expect(marked).toEqual([
    ['2012-05-08', 6, 'all', 'probably'],
    ['2012-05-08', 10, 'all', 'probably'],
    ['2012-05-08', 12, 'all', 'surely'],
    ['2015-10-13', 3, 'all', 'surely'],
    ['2016-05-03', 11, 'all', 'surely'],
    ['2017-05-09', 10, 'all', 'surely'],
    ['2017-05-09', 16, [3], 'probably'],
    ['2019-05-07', 10, [1], 'surely'],
    ['2021-05-04', 11, 'all', 'surely'],
  ])
})

test('lists call the sets that are ours by their badge, and no other', () => {
  const labels = parseYaml(readFileSync('content/classifications.yaml', 'utf8'))
  const called = (kind: string) =>
    Object.entries<string>(labels)
      .filter(([id]) => id.startsWith(`hu|${kind}-exam|`))
      .map(([, label]) => label)
  // The entrance exams are those of which all is ours.
  expect(admission().map(({ id, origin }) => [id, origin])).toEqual([
    ['erettsegi', 'retold'],
    ['felveteli-6', 'practice'],
    ['felveteli-8', 'practice'],
  ])
  expect(called('entrance')).toHaveLength(3)
  expect(called('entrance').filter((label) => !label.endsWith(`(${practiceBadge})`))).toEqual([])
  expect(called('final').filter((label) => label.includes(practiceBadge))).toEqual([])
})
