/** What no control can judge is solved on paper, and marked after the exam by who solved it. */
import { publishContent } from '@/lib/domain/content/publish-content'
import { findFinishedAttempt } from '@/lib/domain/exam/attempts'
import { handIn } from '@/lib/domain/exam/hand-in'
import { missedTopics } from '@/lib/domain/exam/missed-topics'
import { selfMarkedPoints } from '@/lib/domain/exam/model'
import { loadExamSet, loadPaper } from '@/lib/domain/exam/paper'
import { reviewAttempt } from '@/lib/domain/exam/review'
import { markOwnWork } from '@/lib/domain/exam/self-marking'
import { gradeSubmission } from '@/lib/domain/exercise/grade-submission'
import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import { grantSubscription } from '@/lib/domain/payment/entitlement/entitlement'
import { listMissedRounds } from '@/lib/domain/practice/rounds/list-rounds'
import { readSolvedLevels } from '@/lib/domain/progress/progress'
import { examsOf } from '@/tests/support/exam-builder'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { NO_CONTENT } from '@/tests/support/no-content'
import { openSite } from '@/tests/support/test-site'

const SCHEME = ['A két szám $2k+1$ és $2m+1$.', 'Az összegük $2(k+m+1)$.', 'Ez osztható $2$-vel.']
const proof = exerciseOf({
  id: 'elso',
  subtasks: [
    {
      description: 'Mennyi?',
      controls: [{ type: 'single-number', props: {}, solution: '7' }],
      hints: ['Gondolkodj!', 'Hét.'],
    },
    { description: 'Igazold!', scheme: SCHEME, hints: ['Írd fel!', 'Add össze!'] },
  ],
})
const attempt = { userId: 'pupil', setId: 'proba-2020-01-18', attemptId: 'a'.repeat(32) }
const place = { number: 1, subTask: 1 }

async function handedIn() {
  const site = openSite()
  const exam = {
    id: 'proba',
    title: 'Próbavizsga',
    origin: 'retold' as const,
    tools: 'calculator' as const,
    points: 8,
    parts: [{ title: 'Feladatlap', minutes: 45, from: 1, to: 1 }],
    dates: [{ date: '2020-01-18', tasks: [{ number: 1, exercise: 'elso', points: [3, 5] }] }],
  }
  await publishContent(site, {
    ...NO_CONTENT,
    exercises: [{ file: '', definition: proof, lineOf: () => 0 }],
    collections: [examsOf([exam])],
  })
  await grantSubscription(site, attempt.userId)
  const where = { phase: 'handingIn', pace: 'official', part: 0, remainingMs: 0, isTimeUp: false, current: 1 } as const
  const progress = { ...where, tasks: [{ content: 'x', drafts: [['7'], []], seconds: 9 }] }
  const result = await handIn(site, { ...attempt, revision: 0, progress })
  return { site, result }
}

test('until it is marked it has no points, and nobody calls them missed', async () => {
  const { site, result } = await handedIn()
  expect([result.points, result.maxPoints, selfMarkedPoints(result)]).toEqual([3, 8, { given: 0, open: 5 }])
  expect(missedTopics(result.tasks, { 1: ['hu|topic|logic'] })).toEqual([])
  // Only what was judged is remembered.
  expect(await readSolvedLevels(site.store, 'pupil')).toEqual({ elso: [1] })
  expect(await listMissedRounds(site.store, 'pupil')).toEqual([])
})

test('its points are shared by the steps that are found in it, as often as it is marked', async () => {
  const { site } = await handedIn()
  const mark = (...marks: boolean[]) => markOwnWork(site.store, { ...attempt, ...place, marks })
  expect(selfMarkedPoints(await mark(true, true, false))).toEqual({ given: 3, open: 0 })
  const result = await mark(true, false, false)
  expect([result.points, result.tasks[0]?.points]).toEqual([4, 4])
  expect(missedTopics(result.tasks, { 1: ['hu|topic|logic'] })).toEqual([{ topic: 'hu|topic|logic', points: 4 }])
  expect((await mark(true, true, true)).points).toBe(8)
  expect((await findFinishedAttempt(site.store, attempt))?.result.points).toBe(8)
})

test.each([
  ['of a sub-task that a control judges', { ...place, subTask: 0, marks: [true] }],
  ['of a task that there is not', { ...place, number: 9, marks: [true, true, true] }],
  ['for more steps than there are', { ...place, marks: [true, true, true, true] }],
])('marks %s are refused', async (_, marks) => {
  const { site } = await handedIn()
  await expect(markOwnWork(site.store, { ...attempt, ...marks })).rejects.toMatchObject({ code: 'invalid-request' })
})

test('what was not handed in has no marks', async () => {
  const { site } = await handedIn()
  const other = markOwnWork(site.store, { ...attempt, userId: 'other', ...place, marks: [true, true, true] })
  await expect(other).rejects.toMatchObject({ code: 'not-found' })
})

test('its steps are told after the exam only', async () => {
  const { site } = await handedIn()
  const [set, finished] = [await loadExamSet(site.store, attempt.setId), await findFinishedAttempt(site.store, attempt)]
  if (!set || !finished) throw new Error('nothing was handed in')
  expect(JSON.stringify(await loadPaper(site.store, set))).not.toContain('osztható')
  expect((await reviewAttempt(site.store, set, finished)).get(1)?.map(({ scheme }) => scheme)).toEqual([
    undefined,
    SCHEME,
  ])
})

test('in an exercise they are told to who says to be done', () => {
  const exercise = compileExercise(proof)
  const submission = { seed: 1, difficultyLevel: 1 as const, subTask: 1, answers: [], attempt: 1 }
  expect(exercise.variant(submission).question().subTasks[1]).toMatchObject({ controls: [], isSelfMarked: true })
  expect(gradeSubmission(exercise, submission)).toMatchObject({
    result: { correct: true, scheme: SCHEME },
    isSolution: true,
  })
})

test('a sub-task has controls or a scheme, and not both', () => {
  const controls = [{ type: 'single-number' as const, props: {}, solution: '7' }]
  const [base] = proof.subtasks
  const sourceOf = (rest: object) => ({ subtasks: [{ description: base?.description ?? '', hints: [], ...rest }] })
  expect(() => exerciseOf(sourceOf({}))).toThrow('has either controls or a scheme')
  expect(() => exerciseOf(sourceOf({ controls, scheme: SCHEME }))).toThrow('has either controls or a scheme')
})
