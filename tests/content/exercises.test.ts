import { readFileSync } from 'node:fs'
import { gradesOf } from '@/lib/domain/classification/model'
import { gradeOfCollection } from '@/lib/domain/collection/model'
import { checkLists } from '@/lib/domain/content/check-lists'
import { exerciseJsonSchema } from '@/lib/domain/content/exercise-json-schema'
import { controlTypes } from '@/lib/domain/exercise/model'
import { siteContent } from '@/tests/support/site-content'

const content = siteContent()

test('every content file is well formed, and every exercise is on some list', async () => {
  const files = await content
  expect([...files.faults, ...checkLists(files)]).toEqual([])
})

test('every grade that has exercises has a page on which they stand by topic, which lists lead to', async () => {
  const { exercises, collections } = await content
  const open = exercises.filter(({ definition }) => definition.status === 'public')
  const used = new Set(open.flatMap(({ definition }) => gradesOf(definition.classifications)))
  const pages = collections.flatMap((each) =>
    each.kind === 'grade' && each.source.topics.length > 0 ? [gradeOfCollection(each.id)] : [],
  )
  expect([...used].toSorted()).toEqual([...pages].toSorted())
})

test('the exercises use every kind of control', async () => {
  const { exercises } = await content
  const used = exercises.flatMap(({ definition }) =>
    definition.subtasks.flatMap(({ controls }) => controls.map(({ type }) => type)),
  )
  expect(new Set(used)).toEqual(new Set(controlTypes))
})

test('the JSON Schema for editors is what the code says (else: npm run content:schema)', () => {
  expect(JSON.parse(readFileSync('content/exercise.schema.json', 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(exerciseJsonSchema())),
  )
})
