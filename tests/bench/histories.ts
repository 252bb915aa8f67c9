import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { systemClock } from '@/lib/adapters/system-clock'
import { readContentFiles } from '@/lib/domain/content/content-files'
import { publishContent } from '@/lib/domain/content/publish-content'
import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import { MEMORY, toStoredMemory } from '@/lib/domain/practice/memory/stored-memory'
import { listMistakes } from '@/lib/domain/practice/mistakes/list-mistakes'
import { type Memory, NO_MEMORY } from '@/lib/domain/practice/model'
import { beginRound } from '@/lib/domain/practice/rounds/begin-round'
import { rememberRound } from '@/lib/domain/practice/rounds/remember-round'
import { countTry, type Round, wasMissed } from '@/lib/domain/practice/rounds/round'
import { ROUNDS, roundId, toStoredRound } from '@/lib/domain/practice/rounds/stored-rounds'
import { readMap } from '@/lib/domain/practice/skill-map/read-map'
import { readToday } from '@/lib/domain/practice/today/read-today'
import { PRACTICE_PLANS } from '@/lib/domain/practice/today/stored-plan'
import type { DocumentStore } from '@/lib/ports/document-store'
import { homeDay } from '@/lib/shared/format/date-time'
import { allExercises } from '@/tests/support/right-answers'
import { median } from './load'
import { verdict } from './report'

const DAY_MS = 86_400_000
/** As long as the site keeps rounds, with a few days to spare. */
const DAYS = 390
const FEW = 100
const MANY = 10_000
const MISSED_OF = 7
/** What both practise in turn: some of the exercises of a grade. */
const PRACTISED = 60
/** What both have behind them alike, since a week is read by itself: rounds of the last days. */
const LAST_DAYS = 8
const LAST_ROUNDS = 6 * LAST_DAYS
const LOOKS = 60
const MOST_GROWTH = 1.2
/** Writes that wait together are committed together. */
const AT_ONCE = 500

/** What a pupil with ten thousand rounds behind them costs the site, beside one with a hundred, in turns. */
export async function reportHistories(file: string): Promise<void> {
  const store = createSqliteStore({ file })
  try {
    const deps = { store, clock: systemClock, payments: { mode: 'sandbox' as const } }
    await publishContent(deps, await readContentFiles('content'))
    const exercises = (await allExercises())
      .filter(
        ({ classifications, definition }) => classifications.includes('hu|grade|5') && definition.skills.length > 0,
      )
      .slice(0, PRACTISED)
    for (const count of [FEW, MANY]) await practise(store, exercises, nameOf(count), count)
    const compose = async (userId: string) => {
      await store.set(PRACTICE_PLANS, userId, { grade: 5 })
      return milliseconds(() => readToday(deps, userId))
    }
    console.log(`\n${MANY.toLocaleString('en')} rounds of a pupil, beside ${FEW}:`)
    await report('composing a day', compose, MOST_GROWTH)
    await report('the map', (userId) => milliseconds(() => readMap(deps, userId, 5)))
    await report('the mistakes', (userId) => milliseconds(() => listMistakes(store, userId, 'open')))
  } finally {
    await store.close()
  }
}

async function report(title: string, look: (userId: string) => Promise<number>, most?: number): Promise<void> {
  const turns: { few: number; many: number }[] = []
  for (let turn = 0; turn < LOOKS; turn += 1)
    turns.push({ few: await look(nameOf(FEW)), many: await look(nameOf(MANY)) })
  const [few, many] = [median(turns.map((turn) => turn.few)), median(turns.map((turn) => turn.many))]
  const goal = most === undefined ? '' : `; ${verdict(`at most ${most} times`, many / few <= most)}`
  console.log(`  ${title}: ${(many / few).toFixed(2)} times (${many.toFixed(1)} ms beside ${few.toFixed(1)} ms)${goal}`)
}

function nameOf(rounds: number): string {
  return `with-${rounds}`
}

async function milliseconds(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await action()
  return performance.now() - start
}

/**
 * Lets a pupil do so many rounds, one in seven of them with a mistake: those of the last days, and the others spread over more
 * than a year. The older mistakes are mended, so that what is open is alike as well.
 */
async function practise(
  store: DocumentStore,
  exercises: readonly LoadedExercise[],
  userId: string,
  count: number,
): Promise<void> {
  const now = systemClock.now().getTime()
  let memory: Memory = NO_MEMORY
  const rounds: Round[] = []
  for (let index = 0; index < count; index += 1) {
    const exercise = exercises[index % exercises.length]
    if (!exercise) throw new Error('there are no exercises')
    const at = new Date(now - ageOf(index, count)).toISOString()
    const round = solved(exercise, { userId, seed: index + 1, at, isMissed: index % MISSED_OF === 0 })
    memory = rememberRound(memory, round)
    rounds.push(index < count - LAST_ROUNDS ? mended(round) : round)
  }
  await store.set(MEMORY, userId, toStoredMemory(memory))
  for (let from = 0; from < rounds.length; from += AT_ONCE) {
    const portion = rounds.slice(from, from + AT_ONCE)
    await Promise.all(portion.map((round) => store.set(ROUNDS, roundId(round), toStoredRound(round))))
  }
}

/** How long ago the round at an index is, in milliseconds. */
function ageOf(index: number, count: number): number {
  const older = count - LAST_ROUNDS
  if (index >= older) return ((count - index) * LAST_DAYS * DAY_MS) / (LAST_ROUNDS + 1)
  return LAST_DAYS * DAY_MS + ((older - index) * (DAYS - LAST_DAYS) * DAY_MS) / older
}

interface Solving {
  readonly userId: string
  readonly seed: number
  readonly at: string
  readonly isMissed: boolean
}

function solved(exercise: LoadedExercise, { userId, seed, at, isMissed }: Solving): Round {
  const ref = { userId, exerciseId: exercise.id, seed, difficultyLevel: 1 } as const
  const tryAt = (round: Round, subTask: number, correct: boolean) =>
    countTry(round, { subTask, answers: [['4']], correct }, at)
  const begun = beginRound(exercise, ref, 'free', at)
  const first = isMissed ? tryAt(begun, 0, false) : begun
  return first.subTasks.reduce((round, _, subTask) => tryAt(round, subTask, true), first)
}

function mended(round: Round): Round {
  const mendedOn = homeDay(new Date(round.updatedAt))
  return { ...round, subTasks: round.subTasks.map((each) => (wasMissed(each) ? { ...each, mendedOn } : each)) }
}
