import { readFileSync } from 'node:fs'
import { checkExplainers } from '@/lib/domain/content/check-explainers'
import { readContentFiles } from '@/lib/domain/content/content-files'
import { explainerJsonSchema } from '@/lib/domain/content/exercise-json-schema'

const content = readContentFiles('content')

test('what explainers name is there', async () => {
  expect(checkExplainers(await content)).toEqual([])
})

test('editors are given the schema that the code checks with', () => {
  expect(JSON.parse(readFileSync('content/explainer.schema.json', 'utf8'))).toEqual(explainerJsonSchema())
})
