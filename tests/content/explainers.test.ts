import { readFileSync } from 'node:fs'
import { checkExplainer } from '@/lib/domain/content/check-explainer'
import { checkExplainers } from '@/lib/domain/content/check-explainers'
import { checkText } from '@/lib/domain/content/check-text'
import { checkWording } from '@/lib/domain/content/check-wording'
import { readContentFiles } from '@/lib/domain/content/content-files'
import { explainerJsonSchema } from '@/lib/domain/content/exercise-json-schema'

/** All files of the content are read first. */
jest.setTimeout(120_000)

const SEEDS = 50
const content = readContentFiles('content')

test('every explainer is right for many seeds', async () => {
  const check = (text: string) => [...checkText(text), ...checkWording(text)]
  const { explainers } = await content
  expect(explainers.flatMap((file) => checkExplainer(file, SEEDS, check))).toEqual([])
})

test('what explainers name is there', async () => {
  expect(checkExplainers(await content)).toEqual([])
})

test('editors are given the schema that the code checks with', () => {
  expect(JSON.parse(readFileSync('content/explainer.schema.json', 'utf8'))).toEqual(explainerJsonSchema())
})
