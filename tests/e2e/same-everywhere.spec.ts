import { buildSync } from 'esbuild'
import { difficultyLevels, MAX_SEED } from '@/lib/domain/exercise/model'
import { dispersedSeeds } from '@/lib/domain/exercise/model/dispersed-seeds'
import { generateExercise } from '@/lib/domain/exercise/model/generate'
import { parseNumber } from '@/lib/domain/exercise/model/parse-number'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { allExercises } from '@/tests/support/right-answers'

/** The ends of the range too. */
const SEEDS = [1, ...dispersedSeeds(5), MAX_SEED]

/** Number fields get all kinds of texts; the browser has to read each as the server does. */
const TYPED = [
  '0,5',
  ' ½ ',
  '1 1/2',
  '12 345,6',
  '1,500',
  '-3',
  '−1,5',
  '1,,5',
  'alma',
  '',
  '50%',
  '1/0',
  '９，５',
  '\\frac12',
]

interface Bundle {
  readonly generateExercise: typeof generateExercise
  readonly parseNumber: typeof parseNumber
}

test.beforeEach(async ({ page }) => {
  const { outputFiles } = buildSync({
    stdin: {
      contents:
        "export { generateExercise } from './lib/domain/exercise/model/generate'; export { parseNumber } from './lib/domain/exercise/model/parse-number'",
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
    target: 'es2022',
  })
  await page.goto('about:blank')
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
})

test('a seed and level give the same exercise in Node and in the browser', async ({ page }) => {
  for (const { publicView } of await allExercises()) {
    const refs = SEEDS.flatMap((seed) => difficultyLevels.map((difficultyLevel) => ({ seed, difficultyLevel })))
    const inNode = refs.map((ref) => generateExercise(publicView, ref))
    const inBrowser = await page.evaluate(
      ({ view, asked }) => {
        const { bundle } = window as unknown as { bundle: Bundle }
        return asked.map((ref) => bundle.generateExercise(view, ref))
      },
      { view: publicView, asked: refs },
    )
    expect(inBrowser).toEqual(JSON.parse(JSON.stringify(inNode)))
  }
})

test('a typed number is read the same in Node and in the browser', async ({ page }) => {
  const plain = (text: string) =>
    JSON.stringify(parseNumber(text), (_key, value) => (typeof value === 'bigint' ? `${value}n` : value))
  const inBrowser = await page.evaluate((typed) => {
    const { bundle } = window as unknown as { bundle: Bundle }
    return typed.map((text) =>
      JSON.stringify(bundle.parseNumber(text), (_key, value) => (typeof value === 'bigint' ? `${value}n` : value)),
    )
  }, TYPED)
  expect(inBrowser).toEqual(TYPED.map(plain))
})
