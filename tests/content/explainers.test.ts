import { readFileSync } from 'node:fs'
import { checkExplainers } from '@/lib/domain/content/check-explainers'
import { explainerJsonSchema } from '@/lib/domain/content/exercise-json-schema'
import { EXAM_EXPLAINER } from '@/lib/domain/explainer/model'
import { siteContent } from '@/tests/support/site-content'

const content = siteContent()

test('what explainers name is there', async () => {
  expect(checkExplainers(await content)).toEqual([])
})

test('editors are given the schema that the code checks with', () => {
  expect(JSON.parse(readFileSync('content/explainer.schema.json', 'utf8'))).toEqual(explainerJsonSchema())
})

test('each topic of grade 5 has one, and so have twenty lines of the practice for all grades, and every exam', async () => {
  const { explainers, exercises, collections } = await content
  const explained = new Set(explainers.map(({ definition }) => definition.id))
  const skillOf = new Map(exercises.map(({ definition: { id, skills } }) => [id, skills[0]]))
  const isExplained = (exercise: string) => explained.has(skillOf.get(exercise) ?? '')
  const unexplained = collections.flatMap((each) =>
    each.id === 'grade-5' && each.kind === 'grade'
      ? each.source.topics.filter(({ exercises: all }) => !all.some(({ exercise }) => isExplained(exercise)))
      : [],
  )
  expect(unexplained.map(({ title }) => title)).toEqual([])
  const lines = collections.flatMap((each) =>
    each.kind === 'dynamic' ? each.source.groups.flatMap(({ topics }) => topics) : [],
  )
  expect(lines.filter(({ exercise }) => isExplained(exercise)).length).toBeGreaterThanOrEqual(20)
  const exams = collections.flatMap((each) => (each.kind === 'admission' ? each.source.exams : []))
  expect(exams.length).toBeGreaterThan(0)
  expect(exams.filter(({ id }) => !explained.has(`${EXAM_EXPLAINER}${id}`)).map(({ id }) => id)).toEqual([])
})
