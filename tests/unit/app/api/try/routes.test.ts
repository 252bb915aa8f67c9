/** What anybody may solve without an account, and how an account takes over what was solved. */

import { POST as check } from '@/app/api/try/[id]/check/route'
import { POST as hint } from '@/app/api/try/[id]/hint/route'
import { POST as takeOver } from '@/app/api/user/trial/route'
import { publishContent } from '@/lib/domain/content/publish-content'
import { readPractice } from '@/lib/domain/practice/personal-data'
import { readSolvedLevels } from '@/lib/domain/progress/progress'
import { trialLimits } from '@/lib/domain/trial/solve-trial'
import { apiRequest, call } from '@/tests/support/api-request'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { NO_CONTENT } from '@/tests/support/no-content'
import { openSite, type TestSite } from '@/tests/support/test-site'
import { trialsOf } from '@/tests/support/trial-builder'

const controls = [{ type: 'single-number' as const, props: {}, solution: '(+ 2 difficulty)' }]
const subTask = (why?: string) => ({
  description: 'Mennyi?',
  controls,
  hints: ['Gondolkodj!', 'Számolj!'],
  ...(why && { why }),
})

async function openSiteWithTrials(): Promise<TestSite> {
  const site = openSite()
  const exercises = [
    exerciseOf({ id: 'elso', subtasks: [subTask('Mert annyi.'), subTask()] }),
    exerciseOf({ id: 'masodik', subtasks: [subTask()] }),
    exerciseOf({ id: 'titkos', subtasks: [subTask()] }),
  ]
  await publishContent(site, {
    ...NO_CONTENT,
    exercises: exercises.map((definition) => ({ file: '', definition, lineOf: () => 0 })),
    collections: [trialsOf({ exercise: 'elso' }, { exercise: 'masodik', level: 2 })],
  })
  return site
}

const about = (more: object = {}) => ({ seed: 5, difficultyLevel: 1, subTask: 0, ...more })
const send = (id: string, body: object) => call(check, apiRequest(`/api/try/${id}/check`, { body }), { id })
const ask = (id: string, body: object) => call(hint, apiRequest(`/api/try/${id}/hint`, { body }), { id })

describe('solving without an account', () => {
  test('answers are graded as those of an account, and nothing is kept of them', async () => {
    const site = await openSiteWithTrials()
    const before = await site.dump()
    expect((await send('elso', about({ answers: ['4'] }))).body).toMatchObject({ correct: false, outcome: 'wrong' })
    expect((await send('elso', about({ answers: ['3'] }))).body).toEqual({
      correct: true,
      outcome: 'correct',
      controls: ['correct'],
      why: 'Mert annyi.',
    })
    expect((await send('masodik', about({ difficultyLevel: 2, answers: ['4'] }))).body).toMatchObject({ correct: true })
    expect(await site.dump()).toEqual(before)
  })

  test('hints come one after another', async () => {
    await openSiteWithTrials()
    expect((await ask('elso', about({ hint: '' }))).body).toEqual({ hint: 'Gondolkodj!', hasMore: true, maxHints: 2 })
    expect((await ask('elso', about({ hint: 'Gondolkodj!' }))).body).toMatchObject({ hint: 'Számolj!', hasMore: false })
    expect((await ask('elso', about({ hint: 'Számolj!' }))).status).toBe(404)
    expect((await ask('elso', about({ hint: 'Talán.' }))).status).toBe(400)
  })

  test.each([
    ['elso', 2],
    ['masodik', 1],
    ['titkos', 1],
    ['nincs-ilyen', 1],
  ])('nothing is told of %s at level %i, which is not offered', async (id, difficultyLevel) => {
    await openSiteWithTrials()
    expect((await send(id, about({ difficultyLevel, answers: ['3'] }))).status).toBe(404)
    expect((await ask(id, about({ difficultyLevel, hint: '' }))).status).toBe(404)
  })

  test('a sub-task that is not there, and an answer that does not fit, are refused', async () => {
    await openSiteWithTrials()
    expect((await send('elso', about({ subTask: 2, answers: ['3'] }))).status).toBe(400)
    expect((await ask('elso', about({ subTask: 2, hint: '' }))).status).toBe(400)
    expect((await send('elso', about({ answers: [[true]] }))).status).toBe(400)
  })

  test('an address that asks more than a class would is told to wait', async () => {
    await openSiteWithTrials()
    const [{ limit }] = trialLimits
    for (let sent = 0; sent < limit; sent += 1) expect((await ask('elso', about({ hint: '' }))).status).toBe(200)
    expect(await send('elso', about({ answers: ['3'] }))).toMatchObject({
      status: 429,
      body: { error: { code: 'too-many-requests' } },
    })
  })
})

describe('taking over what was solved', () => {
  const solved = (exerciseId: string, answers: string[][], difficultyLevel = 1) => ({
    exerciseId,
    seed: 5,
    difficultyLevel,
    answers,
  })

  async function take(...trials: object[]) {
    const site = await openSiteWithTrials()
    const user = await site.addUser()
    const { body } = await call(
      takeOver,
      apiRequest('/api/user/trial', { body: { solved: trials }, token: await site.tokenOf(user) }),
    )
    const { rounds } = await readPractice(site.store, user.uid)
    return { body, levels: await readSolvedLevels(site.store, user.uid), rounds }
  }

  test('notes what the answers solve', async () => {
    expect(await take(solved('elso', [['3'], ['3']]), solved('masodik', [['4']], 2))).toMatchObject({
      body: { solved: 2 },
      levels: { elso: [1], masodik: [2] },
    })
  })

  test('remembers how it went: what was missed and what hints were read', async () => {
    const work = [
      { misses: 2, hints: 1 },
      { misses: 0, hints: 9 },
    ]
    const { rounds } = await take({ ...solved('elso', [['3'], ['3']]), work })
    expect(rounds).toMatchObject([
      {
        subTasks: [
          { solved: true, tries: 3, hints: 1, missedAt: expect.any(String) },
          { solved: true, tries: 1 },
        ],
      },
    ])
    // No more hints than there are.
    expect(rounds[0]?.subTasks).toMatchObject([{ hintCount: 2 }, { hints: 2, hintCount: 2 }])
    expect((await take(solved('elso', [['3'], ['3']]))).rounds).toMatchObject([
      {
        subTasks: [
          { tries: 1, hints: 0 },
          { tries: 1, hints: 0 },
        ],
      },
    ])
  })

  test.each([
    ['a wrong answer', solved('elso', [['3'], ['4']])],
    ['a part of the exercise', solved('elso', [['3']])],
    ['more answers than there are sub-tasks', solved('elso', [['3'], ['3'], ['3']])],
    ['an answer of another kind', solved('elso', [['3'], ['3', '3']])],
    ['another level', solved('elso', [['4'], ['4']], 2)],
    ['an exercise that is not offered', solved('titkos', [['3']])],
  ])('leaves out %s, and takes the rest', async (_, trial) => {
    expect(await take(trial, solved('masodik', [['4']], 2))).toMatchObject({
      body: { solved: 1 },
      levels: { masodik: [2] },
    })
  })
})
