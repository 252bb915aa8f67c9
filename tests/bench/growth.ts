/**
 * `npm run bench:growth`: whether a request costs more when the site has more users, exercises and log entries, and whether
 * practice does when a pupil has more rounds behind them (that alone: `npm run bench:growth -- histories`). Each size of the
 * site is measured beside a bare Next.js site in the same minutes, so that a busy machine does not look like growth.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import type { DocumentStore } from '@/lib/ports/document-store'
import { allExercises } from '@/tests/support/right-answers'
import { fillTo } from './fill'
import { CHECKS_A_PUPIL, firstCheckOf } from './first-check'
import { reportHistories } from './histories'
import { compare, costRatio, type LoadRequest, send } from './load'
import { registerPupils } from './pupils'
import { startBareSite, startSite } from './servers'

const SIZES = [1_000, 10_000, 100_000]
const ROUNDS = 5
const REQUESTS_A_ROUND = 400
const SECRET = 'bench-secret-bench-secret-bench-secret'

const scratch = mkdtempSync(path.join(tmpdir(), 'matekliget-growth-'))
try {
  await reportHistories(path.join(scratch, 'histories.sqlite'))
  if (!process.argv.includes('histories')) await reportSizes()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function reportSizes(): Promise<void> {
  const bare = await startBareSite(scratch)
  const site = await startSite(path.join(scratch, 'data'), SECRET)
  const store = createSqliteStore({ file: path.join(scratch, 'data', 'store.sqlite') })
  try {
    let filled = 0
    for (const size of SIZES) {
      await fillTo(store, filled, size)
      filled = size
      console.log(`\n${size.toLocaleString('en')} users, log entries and exercises: cost beside a bare page`)
      for (const [title, requests] of Object.entries(await loadsAt(store, size))) {
        await send(site.origin, requests.splice(0, REQUESTS_A_ROUND)) // warms up
        const rates = await compare(ROUNDS, {
          bare: () => send(bare.origin, Array(REQUESTS_A_ROUND).fill({ path: '/' })),
          site: () => send(site.origin, requests.splice(0, REQUESTS_A_ROUND)),
        })
        console.log(`  ${title.padEnd(16)} ${costRatio(rates.site, rates.bare).toFixed(2)}`)
      }
    }
  } finally {
    await store.close()
    await Promise.all([bare.stop(), site.stop()])
  }
}

/** As many requests of each kind as all rounds send. */
async function loadsAt(store: DocumentStore, size: number): Promise<Record<string, LoadRequest[]>> {
  const count = REQUESTS_A_ROUND * (ROUNDS + 1)
  const exercises = await allExercises()
  const checks = exercises.slice(0, CHECKS_A_PUPIL).map(firstCheckOf)
  const pupils = Math.ceil(count / checks.length)
  const tokens = await registerPupils(store, { count: pupils, name: `pupil-of-${size}-`, secret: SECRET })
  const asPupils = (requests: readonly LoadRequest[]) =>
    tokens.flatMap((token) => requests.map((one) => ({ ...one, headers: { authorization: `Bearer ${token}` } })))
  const repeat = (paths: readonly string[]) =>
    Array.from({ length: count }, (_, index) => ({ path: paths[index % paths.length] ?? '/' }))
  return {
    'first check': asPupils(checks).slice(0, count),
    usage: asPupils(checks.map(() => ({ path: '/api/freemium/usage' }))).slice(0, count),
    'exercise page': repeat(exercises.map(({ id }, index) => `/exercise/${id}?s=${index + 1}&d=1`)),
    'list of a grade': repeat(['/api/exercises?cls=hu%7Cgrade%7C5&page=0']),
  }
}
