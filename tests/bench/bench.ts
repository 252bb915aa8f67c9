/**
 * `npm run bench`: what a check, an exercise page and the shell of every page cost beside the least that Next could do,
 * how large pages are, and how much JavaScript they need. All in one run on one machine, as ratios, since absolute figures
 * depend on the machine. With names of parts (`npm run bench -- pages scripts`) these alone:
 *
 * - `checks`: what a check costs, and one that ends a round; and both with a class of forty working at once.
 * - `pages`: what an exercise page costs beside a page with nothing in it, and that beside a bare page; and `sizes`.
 * - `sizes`: how large exercise pages and lists are; of the build that is there, if nothing has changed since.
 * - `scripts`: the first-load JavaScript.
 * - `lighthouse`: its scores.
 * - `explainers`: the longest task while explainers play on a slow phone, and what those cost that nobody plays.
 * - `first-minute`: taps and seconds from the landing page to a first solved question, on a slow phone.
 */
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { exercisePath } from '@/lib/domain/exercise/model/exercise-path'
import type { DocumentStore } from '@/lib/ports/document-store'
import { sessionCookieName } from '@/lib/server/auth/session-cookie-name'
import { allExercises } from '@/tests/support/right-answers'
import { drawRef } from '@/tests/support/site-pages'
import { reportUnplayed } from './explainer-cost'
import { type LongestTask, PLAYED_EXPLAINERS, type PlayedExplainer, playOnSlowPhone } from './explainer-tasks'
import { CHECKS_A_PUPIL, firstCheckOf } from './first-check'
import { firstLoadBytes } from './first-load'
import { type FirstMinute, measureFirstMinute, PHONE_WIDTHS } from './first-minute'
import { benchLighthouse } from './lighthouse-scores'
import { compare, costRatio, type LoadRequest, median, send } from './load'
import { copySiteWithEmptyPage, EMPTY_PATH } from './outside'
import { reportSizes } from './page-sizes'
import { registerPupils } from './pupils'
import { kilobytes, verdict } from './report'
import { type RunningServer, startBareSite, startSite } from './servers'

const PARTS = ['checks', 'pages', 'sizes', 'scripts', 'lighthouse', 'explainers', 'first-minute'] as const
/** They need no bare site beside them. */
const ALONE: readonly string[] = ['sizes', 'explainers', 'first-minute']
const ROUNDS = 7
const REQUESTS_A_ROUND = 800
/** Pages differ by less than the machine's noise from one second to the next, so they take many short turns. */
const PAGE_ROUNDS = 25
const PAGES_A_ROUND = 120
const WARM_UP_ROUNDS = 2
const SIZED_PAGES = 300
/** Pupils of a class, each of whom waits for an answer before the next. */
const CLASS = 40
const MAX_CHECK_COST = 2
const MAX_END_COST = 3
const MAX_SHELL_COST = 1.5
const MAX_PAGE_COST = 1.1
const SCRIPTED_PAGES = 20
const MAX_LANDING_SCRIPT_BYTES = 15_000
const FIRST_MINUTES = 5
const MAX_TAPS = 4
const PLAYS = 3
const MAX_TASK_MS = 50
const MAX_FIRST_SECONDS = 60
const MAX_EXERCISE_SCRIPT_BYTES = 35_000
const SECRET = 'bench-secret-bench-secret-bench-secret'

const parts = askedParts()
const exercises = await allExercises()
const scratch = mkdtempSync(path.join(tmpdir(), 'matekliget-bench-'))
const running: RunningServer[] = []
try {
  const folder = isAsked('pages') ? copySiteWithEmptyPage() : process.cwd()
  const site = await started(startSite(path.join(scratch, 'data'), SECRET, folder))
  if (isAsked('pages') || isAsked('sizes')) await reportSizes(site.origin, drawnPaths(SIZED_PAGES))
  if (isAsked('first-minute')) {
    for (const width of PHONE_WIDTHS) await reportFirstMinute(site.origin, width)
  }
  if (isAsked('explainers')) {
    await reportExplainers(site.origin)
    await withStore((store) => reportUnplayed(site.origin, store))
  }
  if (parts.some((part) => !ALONE.includes(part))) await measureBesideBare(site, await started(startBareSite(scratch)))
} finally {
  await Promise.all(running.map((server) => server.stop()))
  rmSync(scratch, { recursive: true, force: true })
}

async function started(server: Promise<RunningServer>): Promise<RunningServer> {
  running.push(await server)
  return server
}

async function measureBesideBare(site: RunningServer, bare: RunningServer): Promise<void> {
  if (isAsked('checks')) await benchChecks(site, bare)
  if (isAsked('pages')) await benchPages(site, bare)
  if (isAsked('scripts')) await reportFirstLoads(site, bare)
  if (isAsked('lighthouse')) {
    await benchLighthouse({ site: site.origin, bare: bare.origin, cookie: await pupilsCookie() })
  }
}

function askedParts(): readonly (typeof PARTS)[number][] {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((part) => !PARTS.some((known) => known === part))
  if (unknown.length > 0) throw new Error(`there is no part ${unknown.join(', ')}: ${PARTS.join(', ')}`)
  return PARTS.filter((part) => asked.length === 0 || asked.includes(part))
}

function isAsked(part: (typeof PARTS)[number]): boolean {
  return parts.includes(part)
}

async function reportFirstMinute(origin: string, width: number): Promise<void> {
  const runs: FirstMinute[] = []
  for (let run = 0; run < FIRST_MINUTES; run += 1) runs.push(await measureFirstMinute(origin, width))
  const { taps, readingSeconds } = runs[0] ?? { taps: 0, readingSeconds: 0 }
  const machine = median(runs.map(({ machineSeconds }) => machineSeconds))
  const whole = machine + readingSeconds
  console.log(
    `first solved question, slow phone ${width} pixels wide: ${taps} taps, ${machine.toFixed(1)} s of waiting and ${readingSeconds.toFixed(0)} s of reading;`,
    verdict('4 taps, 60 s', taps <= MAX_TAPS && whole <= MAX_FIRST_SECONDS),
  )
}

async function reportExplainers(origin: string): Promise<void> {
  console.log('\nLongest task of explainers on a slow phone, medians:')
  for (const id of PLAYED_EXPLAINERS) {
    const plays: PlayedExplainer[] = []
    for (let play = 0; play < PLAYS; play += 1) plays.push(await playOnSlowPhone(origin, id))
    const middle = (of: keyof PlayedExplainer, what: keyof LongestTask) => median(plays.map((play) => play[of][what]))
    const told = (of: keyof PlayedExplainer) =>
      `${middle(of, 'processorMs').toFixed(0)} ms (${middle(of, 'clockMs').toFixed(0)} by the clock)`
    const isMet = (['start', 'playing', 'asking'] as const).every((of) => middle(of, 'processorMs') <= MAX_TASK_MS)
    console.log(
      `  ${id.padEnd(24)} at the press ${told('start')}, then ${told('playing')}, at questions ${told('asking')}; ${verdict('at most 50 ms', isMet)}`,
    )
  }
}

/**
 * First checks: each registers a start, so each makes a durable write, as the bare handler does. Of those of exercises with
 * one sub-task each also ends its round: it is remembered and solved, and answered with the way on.
 */
async function benchChecks(site: RunningServer, bare: RunningServer): Promise<void> {
  const short = exercises.filter(({ definition }) => definition.subtasks.length === 1)
  const long = exercises.filter(({ definition }) => definition.subtasks.length > 1)
  const checks = await checksOf(long, 'pupil')
  const ends = await checksOf(short, 'solver')
  const writes = Array.from({ length: REQUESTS_A_ROUND }, () => ({ path: '/write', body: checks[0]?.body ?? '{}' }))
  const next = (queue: LoadRequest[]) => queue.splice(0, REQUESTS_A_ROUND)
  // Warm all up.
  await Promise.all([send(site.origin, next(checks)), send(site.origin, next(ends)), send(bare.origin, writes)])
  const rates = await compare(ROUNDS, {
    bare: () => send(bare.origin, writes),
    check: () => send(site.origin, next(checks)),
    end: () => send(site.origin, next(ends)),
    bareClass: () => send(bare.origin, writes, CLASS),
    classChecks: () => send(site.origin, next(checks), CLASS),
    classEnds: () => send(site.origin, next(ends), CLASS),
  })
  console.log('\nRequests, in interleaved rounds:')
  const what = 'an empty handler with one durable write'
  reportCost({ title: 'check', rates: rates.check, what }, rates.bare, MAX_CHECK_COST)
  reportCost({ title: 'check that ends a round', rates: rates.end, what }, rates.bare, MAX_END_COST)
  reportCost({ title: 'check, of a class of 40', rates: rates.classChecks, what }, rates.bareClass, MAX_CHECK_COST)
  reportCost({ title: 'end of a round, of a class', rates: rates.classEnds, what }, rates.bareClass, MAX_END_COST)
}

/** First checks of these exercises, as many as all rounds need, by as many pupils. */
async function checksOf(of: typeof exercises, name: string): Promise<LoadRequest[]> {
  const bodies = of.slice(0, CHECKS_A_PUPIL).map(firstCheckOf)
  const count = Math.ceil((REQUESTS_A_ROUND * (2 * ROUNDS + 1)) / bodies.length)
  const tokens = await withStore((store) => registerPupils(store, { count, name, secret: SECRET }))
  const classes = Array.from({ length: Math.ceil(tokens.length / CLASS) }, (_, turn) =>
    tokens.slice(turn * CLASS, (turn + 1) * CLASS),
  )
  // Neighbours are of different pupils, since nobody checks several exercises at once.
  return classes.flatMap((pupils) =>
    bodies.flatMap((request) => pupils.map((token) => ({ ...request, headers: { authorization: `Bearer ${token}` } }))),
  )
}

async function benchPages(site: RunningServer, bare: RunningServer): Promise<void> {
  const load = (origin: string, paths: readonly string[]) =>
    send(
      origin,
      paths.map((path) => ({ path })),
    )
  const same = (path: string) => Array.from({ length: PAGES_A_ROUND }, () => path)
  const sides = {
    bare: () => load(bare.origin, same('/')),
    shell: () => load(site.origin, same(EMPTY_PATH)),
    exercise: () => load(site.origin, drawnPaths(PAGES_A_ROUND)),
  }
  // Each exercise is compiled when it is first asked for, once.
  await load(
    site.origin,
    exercises.map(({ id }) => drawnPath(id)),
  )
  await compare(WARM_UP_ROUNDS, sides)
  const rates = await compare(PAGE_ROUNDS, sides)
  console.log('\nPages, in interleaved rounds:')
  reportCost({ title: 'page with nothing in it', rates: rates.shell, what: 'a bare page' }, rates.bare, MAX_SHELL_COST)
  reportCost(
    { title: 'exercise page', rates: rates.exercise, what: 'one with nothing in it' },
    rates.shell,
    MAX_PAGE_COST,
  )
  reportCost({ title: 'exercise page', rates: rates.exercise, what: 'a bare page' }, rates.bare)
}

/** Addresses of exercises, each with an exercise, a seed and a level drawn by chance. */
function drawnPaths(count: number): readonly string[] {
  return Array.from({ length: count }, () => drawnPath(exercises[randomInt(exercises.length)]?.id ?? ''))
}

function drawnPath(id: string): string {
  return exercisePath(id, drawRef())
}

async function reportFirstLoads(site: RunningServer, bare: RunningServer): Promise<void> {
  const base = await firstLoadBytes(bare.origin, '/')
  const above = async (path: string) => (await firstLoadBytes(site.origin, path)) - base
  const tell = (title: string, bytes: number, most?: number) =>
    console.log(
      `  ${title.padEnd(40)} ${kilobytes(bytes).padEnd(10)}${most ? verdict(`at most ${kilobytes(most)}`, bytes <= most) : ''}`,
    )
  console.log(`\nFirst-load JavaScript, gzipped, above a bare page (${kilobytes(base)}):`)
  tell('/', await above('/'), MAX_LANDING_SCRIPT_BYTES)
  for (const path of ['/login', '/register', '/exercises']) tell(path, await above(path))
  const ofExercises = await Promise.all(drawnPaths(SCRIPTED_PAGES).map(above))
  tell(`the largest of ${SCRIPTED_PAGES} exercises`, Math.max(...ofExercises), MAX_EXERCISE_SCRIPT_BYTES)
}

/** Does something with the store of the site, beside it. */
async function withStore<Result>(work: (store: DocumentStore) => Promise<Result>): Promise<Result> {
  const store = createSqliteStore({ file: path.join(scratch, 'data', 'store.sqlite') })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

async function pupilsCookie(): Promise<string> {
  const [token] = await withStore((store) => registerPupils(store, { count: 1, name: 'home', secret: SECRET }))
  return `${sessionCookieName(false)}=${token}`
}

interface Cost {
  readonly title: string
  /** Requests per second, round by round. */
  readonly rates: readonly number[]
  /** What it is compared with. */
  readonly what: string
}

function reportCost({ title, rates, what }: Cost, besideRates: readonly number[], most?: number): void {
  const cost = costRatio(rates, besideRates)
  const speeds = `${median(rates).toFixed(0)}/s beside ${median(besideRates).toFixed(0)}/s`
  const goal = most ? `; ${verdict(`at most ${most} times`, cost <= most)}` : ''
  console.log(`  ${title}: ${cost.toFixed(2)} times the cost of ${what} (${speeds})${goal}`)
}
