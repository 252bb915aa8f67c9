import type { CollectionId } from '@/lib/domain/collection/model'
import { type CollectionFile, parseCollection } from '@/lib/domain/content/collection-files'
import { publishExplainers } from '@/lib/domain/content/publish-explainers'
import { explainerOfExam, findExplanation, listExplainers } from '@/lib/domain/explainer/list-explainers'
import { explainerFileOf } from '@/tests/support/explainer-builder'
import { SKILLS } from '@/tests/support/skill-map-builder'
import { openSite } from '@/tests/support/test-site'

const entry = (id: string) => ({ id, title: id, summary: '', grade: 6, minutes: 3 })

test('an exam is explained by what is called after it', () => {
  const entries = [entry('averages'), entry('exam-felveteli-6'), entry('exam-felveteli-8')]
  expect(explainerOfExam(entries, 'felveteli-8')?.id).toBe('exam-felveteli-8')
  expect(explainerOfExam(entries, 'erettsegi')).toBeUndefined()
})

test('the list tells what the skills are called and of which topic they are, in the order of the map', async () => {
  const { store } = openSite()
  const explainers = ['szog-b', 'tort-c', 'exam-felveteli-6', 'tort-a'].map((id) =>
    explainerFileOf({ id, skill: id.startsWith('exam-') ? undefined : id }),
  )
  await publishExplainers(store, {
    explainers,
    skills: { file: 'content/skills.yaml', items: SKILLS, lineOf: () => 1 },
    collections: [],
  })
  expect((await listExplainers(store)).map(({ id, skillTitle, topic }) => [id, skillTitle, topic])).toEqual([
    ['exam-felveteli-6', undefined, undefined],
    ['tort-a', 'TORT-A', 'hu|topic|fractions'],
    ['tort-c', 'TORT-C', 'hu|topic|fractions'],
    ['szog-b', 'SZOG-B', 'hu|topic|angles'],
  ])
})

function collectionOf(id: CollectionId, text: string): CollectionFile {
  const { collection, found } = parseCollection(id, `${id}.yaml`, text)
  if (!collection) throw new Error(found.map(({ reason }) => reason).join('\n'))
  return collection
}

/** A line of its own for `egy`, and topics of two grades, of which the second has a video for all three. */
const COLLECTIONS = [
  collectionOf(
    'dynamic',
    `groups:
  - id: egesz
    title: Egész számok
    topics: [{ title: Egy, exercise: egy, video: { title: Egy gyorsan, address: https://video.example/1 } }]
`,
  ),
  collectionOf('grade-5', 'topics: [{ id: terulet, title: Terület, exercises: [{ exercise: negy }] }]'),
  collectionOf(
    'grade-6',
    `topics:
  - id: terulet
    title: Terület
    video: { title: Mekkora?, address: https://video.example/2 }
    exercises: [{ exercise: egy }, { exercise: ketto }]
`,
  ),
  collectionOf(
    'grade-7',
    `topics:
  - id: terulet
    title: Terület
    video: { title: Mekkora egészen?, address: https://video.example/3 }
    exercises: [{ exercise: ketto }]
`,
  ),
]

test.each([
  ['the one that was chosen for its own line', 'egy', 'Egy gyorsan'],
  ['the one of its topic, in the lowest grade that has one', 'ketto', 'Mekkora?'],
  ['none where none was chosen', 'negy', undefined],
])('an exercise has the explainer of its main skill, and of videos %s', async (_, id, title) => {
  const { store } = openSite()
  expect(await findExplanation(store, { id, skills: ['tort-a'] })).toEqual({})
  const explainers = [explainerFileOf({ id: 'tort-a', skill: 'tort-a' })]
  await publishExplainers(store, { explainers, collections: COLLECTIONS })
  const { explainer, video } = await findExplanation(store, { id, skills: ['tort-a', 'tort-b'] })
  expect([explainer?.id, video?.title]).toEqual(['tort-a', title])
  expect(await findExplanation(store, { id, skills: ['tort-b', 'tort-a'] })).toMatchObject({ explainer: undefined })
})
