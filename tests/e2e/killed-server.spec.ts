/** What a pupil's work comes to when the whole process of the site is killed while checks are on their way. */
import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { createGenerator } from '@/interpreter'
import { MEMORY, parseMemory } from '@/lib/domain/practice/memory/stored-memory'
import { parseRound, ROUNDS, roundId } from '@/lib/domain/practice/rounds/stored-rounds'
import { readSolvedLevels } from '@/lib/domain/progress/progress'
import { createPupil } from '@/tests/support/e2e-fixtures'
import { type OwnSite, openOwnSite } from '@/tests/support/own-site'
import { allExercises, rightAnswers, wrongAnswers } from '@/tests/support/right-answers'

const PORT = 3315
const REF = { seed: 7, difficultyLevel: 1 } as const
/** Exercises that are worked on at once, so that there are always checks on their way. */
const AT_ONCE = 6
/** After how many answers the process is killed, and within how many milliseconds of that one: a check takes about as long. */
const KILLED_AFTER = [1, 9, 20]
const KILLED_WITHIN_MS = 30

/** A check, and how many tries its sub-task has counted with it. */
interface Check {
  readonly exerciseId: string
  readonly subTask: number
  readonly attempt: number
  readonly isRight: boolean
  readonly answers: readonly unknown[]
}

/** Works of exercises that share no skill: each sub-task wrong at first where it can be, then right. */
async function chooseWorks(): Promise<readonly (readonly Check[])[]> {
  const skills = new Set<string>()
  const works: (readonly Check[])[] = []
  for (const exercise of await allExercises()) {
    const { definition } = exercise
    const own = [...definition.skills, ...definition.subtasks.flatMap((subtask) => subtask.skills ?? [])]
    const subTasks = rightAnswers(exercise, REF)
    const isChosen = subTasks.length > 1 && own.length > 0 && subTasks.every(wrongAnswers)
    if (!isChosen || own.some((skill) => skills.has(skill))) continue
    for (const skill of own) skills.add(skill)
    works.push(
      subTasks.flatMap((right, subTask) =>
        [wrongAnswers(right) ?? [], right].map((controls, index) => ({
          exerciseId: exercise.id,
          subTask,
          attempt: index + 1,
          isRight: index > 0,
          answers: controls.map(({ answer }) => answer),
        })),
      ),
    )
    if (works.length === AT_ONCE) return works
  }
  throw new Error('there are too few exercises for this test')
}

let site: OwnSite | undefined
test.afterAll(() => site?.remove())

test('no check that was answered is lost and none counts twice, however often the site is killed', async () => {
  test.setTimeout(180_000)
  const own = await openOwnSite(PORT)
  site = own
  const { user, token } = await own.withStore((store) => createPupil(store, true, own))
  const works = await chooseWorks()
  const answered: Check[] = []
  const kills = [...KILLED_AFTER]
  const killed: Promise<void>[] = []
  const random = createGenerator(2026)
  let unanswered = 0
  let running = Promise.resolve()

  const send = async ({ exerciseId, isRight, ...body }: Check) => {
    const response = await fetch(`${own.url}/api/exercise/${exerciseId}/check`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...REF, ...body }),
    })
    const answer = await response.json()
    expect(response.status, JSON.stringify(answer)).toBe(200)
    return { answer, isRight }
  }
  const roundsOf = (checks: readonly Check[]) =>
    own.withStore(async (store) => {
      const ids = new Set(checks.map(({ exerciseId }) => roundId({ ...REF, exerciseId, userId: user.uid })))
      const documents = await Promise.all([...ids].map((id) => store.get(ROUNDS, id)))
      return new Map(
        documents
          .flatMap((document) => (document ? [parseRound(document)] : []))
          .map((round) => [round.exerciseId, round]),
      )
    })
  /** Kills the process, and looks before another one runs whether all that was answered is there. */
  const killAndStart = async (checks: readonly Check[]) => {
    await own.kill()
    const rounds = await roundsOf(checks)
    for (const { exerciseId, subTask, attempt, isRight } of checks) {
      const kept = rounds.get(exerciseId)?.subTasks[subTask]
      expect(kept?.tries, `${exerciseId}, sub-task ${subTask}`).toBeGreaterThanOrEqual(attempt)
      if (isRight) expect(kept?.solved).toBe(true)
    }
    await own.start()
  }
  /** At any moment: while checks are read, written or answered. */
  const killSoon = async () => {
    await setTimeout(random.next() * KILLED_WITHIN_MS)
    running = running.then(() => killAndStart([...answered]))
    await running
  }
  /** As the player does it: what was not answered is sent again when the site is back. */
  const work = async (checks: readonly Check[]) => {
    for (const check of checks) {
      for (let isAnswered = false; !isAnswered; ) {
        await running
        const reply = await send(check).catch((error: unknown) => {
          if (!isCutOff(error)) throw error
          unanswered += 1
          return undefined
        })
        if (!reply) continue
        isAnswered = true
        expect(reply.answer.correct).toBe(reply.isRight)
        answered.push(check)
        if (answered.length !== kills[0]) continue
        kills.shift()
        killed.push(killSoon())
      }
    }
  }
  await Promise.all(works.map(work))
  await Promise.all(killed)
  expect(kills).toEqual([])
  expect(unanswered, 'checks that were on their way when the process was killed').toBeGreaterThan(0)

  const expectCountedOnce = async () => {
    const rounds = await roundsOf(works.flat())
    const memory = await own.withStore(async (store) => parseMemory(await store.get(MEMORY, user.uid)))
    const solved = await own.withStore((store) => readSolvedLevels(store, user.uid))
    for (const [last] of works.map((checks) => checks.slice(-1))) {
      const round = rounds.get(last?.exerciseId ?? '')
      expect(round?.finishedAt).toBeDefined()
      expect(round?.subTasks.map(({ tries, solved: isSolved }) => [tries, isSolved])).toEqual(
        round?.subTasks.map(() => [2, true]),
      )
      for (const skill of round?.skills ?? []) expect(memory.skills[skill]?.card.reps, skill).toBe(1)
      expect(solved[last?.exerciseId ?? '']).toEqual([REF.difficultyLevel])
    }
  }
  await expectCountedOnce()
  // As a device does that was cut off before each answer.
  await Promise.all(works.map(async (checks) => Promise.all(checks.map(send))))
  await expectCountedOnce()
})

/** Whether the connection has ended before the answer was there. */
function isCutOff(error: unknown): boolean {
  return error instanceof TypeError && /fetch failed|terminated/.test(error.message)
}
