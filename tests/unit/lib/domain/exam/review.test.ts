import type { ContentFiles } from '@/lib/domain/content/content-files'
import { publishContent } from '@/lib/domain/content/publish-content'
import { findFinishedAttempt, listAttempts } from '@/lib/domain/exam/attempts'
import { handIn } from '@/lib/domain/exam/hand-in'
import type { AttemptRequest } from '@/lib/domain/exam/model'
import { loadExamSet, loadPaper } from '@/lib/domain/exam/paper'
import { reviewAttempt } from '@/lib/domain/exam/review'
import { grantSubscription } from '@/lib/domain/payment/entitlement/entitlement'
import { examsOf } from '@/tests/support/exam-builder'
import { type ControlSource, exerciseOf } from '@/tests/support/exercise-builder'
import { NO_CONTENT } from '@/tests/support/no-content'
import { openSite } from '@/tests/support/test-site'

const SET = 'proba-2020-01-18'
const attempt = { userId: 'pupil', setId: SET, attemptId: 'a'.repeat(32) }
type Drafts = AttemptRequest['progress']['tasks'][number]['drafts']

const sum: ControlSource = {
  type: 'single-number',
  props: {},
  solution: '7',
  feedback: [{ when: '(== answer 8)', text: 'Eggyel több: @answer@.' }],
}
const roots: ControlSource = {
  type: 'number-list',
  props: { fields: [{}, {}], acceptRandomOrder: true },
  solution: '[2 -3]',
}

/** A site on which a candidate has handed in one task. */
async function handedIn(controls: ControlSource[], drafts: Drafts) {
  const site = openSite()
  const content: ContentFiles = {
    ...NO_CONTENT,
    exercises: [{ file: '', definition: exerciseOf({ id: 'elso', controls }), lineOf: () => 0 }],
    collections: [examsOf()],
  }
  await publishContent(site, content)
  await grantSubscription(site, attempt.userId)
  const where = { phase: 'handingIn', pace: 'official', part: 0, remainingMs: 0, isTimeUp: false, current: 1 } as const
  const progress = { ...where, tasks: [{ content: 'x', drafts, seconds: 90 }] }
  const result = await handIn(site, { ...attempt, revision: 0, progress })
  return { site, progress, result }
}

async function reviewOf(controls: ControlSource[], drafts: Drafts) {
  const { site } = await handedIn(controls, drafts)
  const [set, finished] = await Promise.all([loadExamSet(site.store, SET), findFinishedAttempt(site.store, attempt)])
  if (!set || !finished) throw new Error('nothing was handed in')
  return (await reviewAttempt(site.store, set, finished)).get(1)?.[0]
}

test('after the exam there is the right answer, the way to it, and the remark that fits', async () => {
  const question = await reviewOf([sum], [['8']])
  expect(question).toMatchObject({
    controls: [{ type: 'single-number', written: { digits: '7' } }],
    hints: ['Gondolkodj!', 'Számolj!'],
    remarks: ['Eggyel több: 8.'],
  })
})

test.each<[string, Drafts]>([
  ['what is right', [['7']]],
  ['what is missing', [[null]]],
  ['what nobody foresaw', [['100']]],
])('of %s nothing is remarked', async (_title, drafts) => {
  expect((await reviewOf([sum], drafts))?.remarks).toEqual([undefined])
})

test('what could not be read is told how it should be, and half an answer is shown the whole', async () => {
  expect((await reviewOf([sum], [['hét']]))?.remarks[0]).toMatch(/\S/)
  expect(await reviewOf([roots], [[['2', '']]])).toMatchObject({
    controls: [{ written: [{ digits: '2' }, { digits: '−3' }] }],
    remarks: [undefined],
  })
})

test('before it is handed in, nothing of that is in what an exam is shown from', async () => {
  const { site } = await handedIn([sum], [['8']])
  const set = await loadExamSet(site.store, SET)
  if (!set) throw new Error('a set')
  const shown = JSON.stringify(await loadPaper(site.store, set))
  for (const secret of ['Gondolkodj', 'Eggyel több', 'written', 'solution']) expect(shown).not.toContain(secret)
})

test('sent again it has the same result; something else under the same name is refused', async () => {
  const { site, progress, result } = await handedIn([sum], [['7']])
  expect(await handIn(site, { ...attempt, revision: 0, progress })).toEqual(result)
  const other = { ...progress, tasks: [{ content: 'x', drafts: [['8']], seconds: 91 }] }
  await expect(handIn(site, { ...attempt, revision: 0, progress: other })).rejects.toMatchObject({ code: 'conflict' })
  expect((await listAttempts(site.store, attempt)).finished).toHaveLength(1)
})

test('who has no Premium any more still has the results', async () => {
  const { site } = await handedIn([sum], [['7']])
  site.passTime(400 * 24 * 60 * 60 * 1000)
  await site.store.delete('payments', attempt.userId)
  expect((await listAttempts(site.store, attempt)).finished).toMatchObject([{ points: 3, maxPoints: 3 }])
  expect(await findFinishedAttempt(site.store, attempt)).toMatchObject({ result: { points: 3 } })
})
