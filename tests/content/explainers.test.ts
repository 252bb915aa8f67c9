import { readFileSync } from 'node:fs'
import { checkExplainers } from '@/lib/domain/content/check-explainers'
import { explainerJsonSchema } from '@/lib/domain/content/exercise-json-schema'
import { siteContent } from '@/tests/support/site-content'

const content = siteContent()

test('what explainers name is there', async () => {
  expect(checkExplainers(await content)).toEqual([])
})

test('editors are given the schema that the code checks with', () => {
  expect(JSON.parse(readFileSync('content/explainer.schema.json', 'utf8'))).toEqual(explainerJsonSchema())
})
