/**
 * `npm run bench`: what a check and an exercise page cost beside the least that Next could do, and how much JavaScript
 * the pages need. All in one run on one machine, as ratios, since absolute figures depend on the machine. With names of
 * parts (`npm run bench -- scripts lighthouse`) these alone.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { sessionCookieName } from '@/lib/server/auth/session-cookie-name'
import { allExercises } from '@/tests/support/right-answers'
import { CHECKS_A_PUPIL, firstCheckOf } from './first-check'
import { firstLoadBytes } from './first-load'
import { benchLighthouse } from './lighthouse-scores'
import { compare, send } from './load'
import { registerPupils } from './pupils'
import { startBareSite, startSite } from './servers'

const ROUNDS = 7
const REQUESTS_A_ROUND = 800
const SECRET = 'bench-secret-bench-secret-bench-secret'

const scratch = mkdtempSync(path.join(tmpdir(), 'matekliget-bench-'))
const bare = await startBareSite(path.join(scratch, 'bare.sqlite'))
const site = await startSite(path.join(scratch, 'data'), SECRET)
try {
  if (isAsked('checks')) await benchChecks()
  if (isAsked('pages')) await benchPages()
  if (isAsked('scripts')) await reportFirstLoads()
  if (isAsked('lighthouse')) {
    await benchLighthouse({ site: site.origin, bare: bare.origin, cookie: await pupilsCookie() })
  }
} finally {
  await Promise.all([bare.stop(), site.stop()])
  rmSync(scratch, { recursive: true, force: true })
}

function isAsked(part: 'checks' | 'pages' | 'scripts' | 'lighthouse'): boolean {
  const asked = process.argv.slice(2)
  return asked.length === 0 || asked.includes(part)
}

/** First checks: each registers a start, so each makes a durable write, as the bare handler does. */
async function benchChecks(): Promise<void> {
  const bodies = (await allExercises()).slice(0, CHECKS_A_PUPIL).map(firstCheckOf)
  const pupils = Math.ceil((REQUESTS_A_ROUND * (ROUNDS + 1)) / bodies.length)
  const store = createSqliteStore({ file: path.join(scratch, 'data', 'store.sqlite') })
  const tokens = await registerPupils(store, { count: pupils, name: 'pupil', secret: SECRET })
  await store.close()
  const queue = tokens.flatMap((token) =>
    bodies.map((request) => ({ ...request, headers: { authorization: `Bearer ${token}` } })),
  )
  const writes = Array.from({ length: REQUESTS_A_ROUND }, () => ({ path: '/write', body: bodies[0]?.body ?? '{}' }))
  const nextRound = () => queue.splice(0, REQUESTS_A_ROUND)
  await Promise.all([send(site.origin, nextRound()), send(bare.origin, writes)]) // warm both up
  const { first, second } = await compare(
    ROUNDS,
    () => send(bare.origin, writes),
    () => send(site.origin, nextRound()),
  )
  report('check request', first, second, 'of an empty handler with one durable write', 'goal: at most 2 times its cost')
}

async function benchPages(): Promise<void> {
  const pages = (origin: string, paths: readonly string[]) => () =>
    send(
      origin,
      Array.from({ length: REQUESTS_A_ROUND / 2 }, (_, index) => ({ path: paths[index % paths.length] ?? '/' })),
    )
  const paths = (await allExercises()).map(({ id }, index) => `/exercise/${id}?s=${index + 1}&d=1`)
  await Promise.all([pages(site.origin, paths)(), pages(bare.origin, ['/'])()])
  const { first, second } = await compare(ROUNDS, pages(bare.origin, ['/']), pages(site.origin, paths))
  report('exercise page', first, second, 'of a bare page', 'goal: at least half its rate')
}

async function reportFirstLoads(): Promise<void> {
  const [exercise] = await allExercises()
  const base = await firstLoadBytes(bare.origin, '/')
  console.log(`\nfirst-load JavaScript, gzipped, above a bare page (${kilobytes(base)}):`)
  for (const path of ['/', '/login', '/register', '/exercises', `/exercise/${exercise?.id}`]) {
    console.log(`  ${path.padEnd(40)} ${kilobytes((await firstLoadBytes(site.origin, path)) - base)}`)
  }
}

async function pupilsCookie(): Promise<string> {
  const store = createSqliteStore({ file: path.join(scratch, 'data', 'store.sqlite') })
  const [token] = await registerPupils(store, { count: 1, name: 'home', secret: SECRET })
  await store.close()
  return `${sessionCookieName(false)}=${token}`
}

function report(title: string, bareRate: number, siteRate: number, beside: string, goal: string): void {
  const times = bareRate / siteRate
  console.log(
    `${title}: ${siteRate.toFixed(0)}/s, ${(1 / times).toFixed(2)} times the rate ${beside} (${bareRate.toFixed(0)}/s), ${times.toFixed(2)} times its cost; ${goal}`,
  )
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
