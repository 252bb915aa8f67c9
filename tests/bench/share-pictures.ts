/**
 * `npm run bench:pictures`: how long a pupil waits for a check while somebody asks for 140 share pictures over 12
 * connections, beside how long without that. The data folder is new, so each picture has to be drawn.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { allExercises } from '@/tests/support/right-answers'
import { firstCheckOf } from './first-check'
import { registerPupils } from './pupils'
import { startSite } from './servers'

const PICTURES = 140
const CONNECTIONS = 12
const PAUSE_MS = 100
const QUIET_CHECKS = 40
/** So many checks a pupil may make in a minute. */
const CHECKS_A_PUPIL = 20
const SECRET = 'bench-secret-bench-secret-bench-secret'

const scratch = mkdtempSync(path.join(tmpdir(), 'matekliget-pictures-'))
const site = await startSite(path.join(scratch, 'data'), SECRET)
try {
  const exercises = await allExercises()
  const [exercise] = exercises
  if (!exercise) throw new Error('there is no exercise')
  const store = createSqliteStore({ file: path.join(scratch, 'data', 'store.sqlite') })
  const tokens = await registerPupils(store, { count: 60, name: 'pupil', secret: SECRET })
  await store.close()
  const request = firstCheckOf(exercise)
  let made = 0
  const check = async () => {
    const token = tokens[Math.floor(made / CHECKS_A_PUPIL) % tokens.length]
    made += 1
    const startedAt = performance.now()
    const answer = await fetch(site.origin + request.path, {
      method: 'POST',
      body: request.body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
    if (answer.status !== 200) throw new Error(`a check was answered with ${answer.status}`)
    await answer.text()
    return performance.now() - startedAt
  }
  const checkWhile = async (goesOn: (count: number) => boolean) => {
    const waits: number[] = []
    while (goesOn(waits.length)) {
      waits.push(await check())
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    return waits
  }
  await checkWhile((count) => count < 5) // warms it up
  tell('a check alone', await checkWhile((count) => count < QUIET_CHECKS))

  let isDrawing = true
  const startedAt = performance.now()
  const queue = exercises.slice(0, PICTURES).map(({ id }) => `${site.origin}/og/exercise/${id}`)
  const statuses = new Map<string, number>()
  const ask = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const answer = await fetch(next)
      await answer.arrayBuffer()
      const outcome = `${answer.status} ${answer.headers.get('cache-control') === 'no-store' ? 'general' : 'own'}`
      statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1)
    }
  }
  const asked = Promise.all(Array.from({ length: CONNECTIONS }, ask)).then(() => {
    isDrawing = false
  })
  tell('a check beside the pictures', await checkWhile(() => isDrawing))
  await asked
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`${PICTURES} pictures took ${seconds.toFixed(1)} s:`, Object.fromEntries(statuses))
} finally {
  await site.stop()
  rmSync(scratch, { recursive: true, force: true })
}

function tell(title: string, waits: readonly number[]): void {
  const sorted = waits.toSorted((a, b) => a - b)
  const share = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)
  console.log(
    `${title}: ${share(0.5)} ms, 95 of 100 within ${share(0.95)} ms, at most ${share(1)} ms (${waits.length} checks)`,
  )
}
