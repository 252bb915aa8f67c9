import { publishExplainers } from '@/lib/domain/content/publish-explainers'
import { explainerOfExam, listExplainers } from '@/lib/domain/explainer/list-explainers'
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
  })
  expect((await listExplainers(store)).map(({ id, skillTitle, topic }) => [id, skillTitle, topic])).toEqual([
    ['exam-felveteli-6', undefined, undefined],
    ['tort-a', 'TORT-A', 'hu|topic|fractions'],
    ['tort-c', 'TORT-C', 'hu|topic|fractions'],
    ['szog-b', 'SZOG-B', 'hu|topic|angles'],
  ])
})
