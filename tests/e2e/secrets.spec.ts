/** What a guest gets who collects everything about all exercises, read by somebody who knows their answers. */

import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import { type Answer, difficultyLevels, MAX_SEED, type VariantRef } from '@/lib/domain/exercise/model'
import { exercisePath, worksheetPath } from '@/lib/domain/exercise/model/exercise-path'
import { trialPath } from '@/lib/domain/trial/model'
import { listTrials } from '@/lib/domain/trial/trial-lists'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { type Draw, newTally, suspectsOf } from '@/tests/support/harvest'
import { allExercises, rightAnswers } from '@/tests/support/right-answers'
import { readable, secretsOf, withPlainSpaces } from '@/tests/support/secrets'
import { drawRef, listPaths, percentile, textAt } from '@/tests/support/site-pages'

const MOST_PAGE_BYTES = 35_000
const MAX_PAGE_BYTES = 60_000
const MAX_LIST_BYTES = 120_000

/** So many are asked for at once. */
const GUESTS = 3
/** What changes of page fetch, and worksheets, are made as pages are, so one of so many exercises will do. */
const OTHERS_EACH = 3
/** What gives away the whole rather than one number. */
const FORBIDDEN = /\\?"(?:solutions?|hints|feedback|script|source|when|authorIndexes|why)\\?":|\((?:def|defn) /

// What is collected is read by all tests.
test.describe.configure({ mode: 'default' })

let draws: readonly Draw[] = []
const pageSizes: number[] = []
/** What was said of an exercise that is no part of its question. */
const found: string[] = []
const tally = newTally()

test.beforeAll(async ({ baseURL }) => {
  const origin = baseURL ?? ''
  // Some two thousand answers: two minutes on a quiet machine, and several times that on a busy one.
  test.setTimeout(600_000)
  draws = (await allExercises()).map((exercise, index) => ({ exercise, ref: refAt(index) }))
  const waiting = draws.entries()
  const collect = async () => {
    for (const [index, draw] of waiting) await collectAt(origin, draw, index)
  }
  await Promise.all(Array.from({ length: GUESTS }, collect))
})

/** Spread widely, and the same in each run: what is counted over all exercises has its bounds by chance. */
function refAt(index: number): VariantRef {
  return {
    seed: 1 + (((index + 1) * 1_000_003) % MAX_SEED),
    difficultyLevel: difficultyLevels[index % difficultyLevels.length] ?? 1,
  }
}

async function collectAt(origin: string, draw: Draw, index: number): Promise<void> {
  const { exercise, ref } = draw
  const path = exercisePath(exercise.id, ref)
  const page = await textAt(origin + path)
  pageSizes.push(Buffer.byteLength(page))
  const texts = [['page', page]]
  if (index % OTHERS_EACH === 0) texts.push(['change of page', await textAt(origin + path, { RSC: '1' })])
  if (index % OTHERS_EACH === 1) texts.push(['worksheet', await textAt(origin + worksheetPath(exercise.id, ref))])
  const secrets = secretsOf(exercise, ref)
  const suspects = suspectsOf(draw, draws[(index + 1) % draws.length] ?? draw)
  for (const [kind = '', text = ''] of texts) {
    const [shown, forbidden] = [readable(text), FORBIDDEN.exec(text)]
    found.push(...secrets.filter((secret) => shown.includes(secret)).map((secret) => `${kind} of ${path}: ${secret}`))
    if (forbidden) found.push(`${kind} of ${path}: ${forbidden[0]}`)
    tally.add(kind, path, text, suspects)
  }
  for (const each of [ref, drawRef()]) {
    const json = await textAt(`${origin}/api/exercise/${exercise.id}?s=${each.seed}&d=${each.difficultyLevel}`)
    const { generated, id, classifications, ...rest } = JSON.parse(json)
    const question = JSON.stringify(exercise.variant(each).question())
    if (JSON.stringify(generated) !== question || Object.keys(rest).length > 0) found.push(`API of ${path}: ${json}`)
  }
}

test('pages, worksheets and the API tell of all exercises what their questions print, and no answer', () => {
  expect(draws.length).toBeGreaterThan(300)
  expect(found).toEqual([])
  expect(tally.givenAway()).toEqual([])
})

test('nor does anything else that the site gives: lists, search, what is kept for offline, scripts', async ({
  baseURL,
  signIn,
}) => {
  const origin = baseURL ?? ''
  const secrets = draws.flatMap(({ exercise, ref }) =>
    [...secretsOf(exercise, ref)].toSorted((one, other) => other.length - one.length).slice(0, 3),
  )
  const { token } = await signIn()
  const lists = await listPaths(origin)
  const paths = [
    ...[
      ...lists,
      '/',
      '/offline',
      '/sitemap.xml',
      '/robots.txt',
      '/manifest.webmanifest',
      '/sw.js',
      '/api/openapi.json',
    ],
    ...['/api/search?q=szám', '/api/search?q=tört', '/api/exercises?cls=hu%7Cgrade%7C5&page=0', '/api/wiki/tort'],
  ]
  const texts = await Promise.all(
    paths.map(async (path) => [path, await textAt(origin + path, { authorization: `Bearer ${token}` })] as const),
  )
  const exercisePage = await textAt(origin + exercisePath(draws[0]?.exercise.id ?? '', drawRef()))
  const named = [exercisePage, ...texts.map(([, text]) => text)]
    .join('')
    .matchAll(/static\/chunks\/[\w.~-]+\.(?:js|css)/g)
  const files = [...new Set([...named].map(([file]) => `/_next/${file}`))]
  expect(files.length).toBeGreaterThan(10)
  const scripts = await Promise.all(files.map(async (file) => [file, await textAt(origin + file)] as const))
  for (const [file, text] of scripts) {
    expect((await fetch(`${origin}${file}.map`)).status, `${file}.map`).toBe(404)
    expect(text, file).not.toContain('sourceMappingURL=')
  }
  const tells = [...texts, ...scripts].flatMap(([path, text]) => {
    const shown = path.endsWith('.js') ? withPlainSpaces(text) : readable(text)
    return secrets.filter((secret) => shown.includes(secret)).map((secret) => `${path}: ${secret}`)
  })
  expect(tells).toEqual([])
})

/** The seed of the exercise that a page shows. */
const seedIn = (page: string) => Number(/\\?"seed\\?":(\d+)/.exec(page)?.[1])

test('nor do the exercises that anybody may try, wherever they stand', async ({ baseURL, store }) => {
  const origin = baseURL ?? ''
  const trials = await listTrials(store)
  const offered = trials.flatMap(({ grade, exercises }) =>
    exercises.map((entry, index) => ({ ...entry, paths: [trialPath(grade, index + 1)] })),
  )
  offered[0]?.paths.push('/')
  expect(offered.length).toBeGreaterThanOrEqual(24)
  const told: string[] = []
  for (const { exercise: id, level: difficultyLevel, paths } of offered) {
    const exercise = draws.find((draw) => draw.exercise.id === id)?.exercise
    if (!exercise) throw new Error(`${id} is not published`)
    for (const [path, headers] of paths.flatMap((each) => [[each, {}] as const, [each, { RSC: '1' }] as const])) {
      const text = await textAt(origin + path, headers)
      const ref = { seed: seedIn(text), difficultyLevel }
      const [shown, forbidden] = [readable(text), FORBIDDEN.exec(text)]
      told.push(...secretsOf(exercise, ref).flatMap((secret) => (shown.includes(secret) ? `${path}: ${secret}` : [])))
      if (forbidden) told.push(`${path}: ${forbidden[0]}`)
    }
    told.push(...(await toldByCalls(origin, exercise, { seed: 7, difficultyLevel })))
  }
  expect(told).toEqual([])
})

/** What the calls for who has no account say beyond a verdict with its remark, and beyond the hint that was asked for. */
async function toldByCalls(origin: string, exercise: LoadedExercise, ref: VariantRef): Promise<readonly string[]> {
  const told: string[] = []
  const variant = exercise.variant(ref)
  const post = async (call: string, body: object) => {
    const answer = await fetch(`${origin}/api/try/${exercise.id}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ ...ref, ...body }),
    })
    expect(answer.status, `${exercise.id} ${call}`).toBe(200)
    return (await answer.json()) as Record<string, unknown>
  }
  for (const [subTask, controls] of rightAnswers(exercise, ref).entries()) {
    const wrong = await post('check', { subTask, answers: controls.map(({ answer }) => wrongInsteadOf(answer)) })
    const parts = Object.keys(wrong).filter((key) => !VERDICT.has(key))
    if (parts.length > 0 || wrong.correct !== false) told.push(`${exercise.id}, check: ${JSON.stringify(wrong)}`)
    const [first] = variant.hints(subTask)
    if (first === undefined) continue
    const { hint, ...rest } = await post('hint', { subTask, hint: '' })
    if (hint !== first || Object.keys(rest).toSorted().join() !== 'hasMore,maxHints')
      told.push(`${exercise.id}, hint: ${JSON.stringify({ hint, ...rest })}`)
  }
  return told
}

/** An answer of the same shape that is not right. */
function wrongInsteadOf(answer: Answer): Answer {
  if (typeof answer === 'number') return answer === 0 ? 1 : 0
  if (typeof answer === 'string') return '12345'
  if ('numerator' in answer) return { numerator: '12345', denominator: '7' }
  return answer.map((part) => (typeof part === 'boolean' ? !part : '12345')) as Answer
}

/** What a miss is told: whether, which control or field, and the author's sentence. */
const VERDICT = new Set(['correct', 'outcome', 'controls', 'feedback', 'field'])

test('pages of exercises are light, and so are lists', async ({ baseURL }) => {
  const origin = baseURL ?? ''
  expect(percentile(pageSizes, 0.95)).toBeLessThanOrEqual(MOST_PAGE_BYTES)
  expect(percentile(pageSizes, 1)).toBeLessThanOrEqual(MAX_PAGE_BYTES)
  for (const path of await listPaths(origin)) {
    expect(Buffer.byteLength(await textAt(origin + path)), path).toBeLessThanOrEqual(MAX_LIST_BYTES)
  }
})
