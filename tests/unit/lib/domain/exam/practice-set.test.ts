/** Sets of our own, whose tasks come with the numbers of their variant. */
import { loadCollection } from '@/lib/domain/collection/load-collection'
import { publishContent } from '@/lib/domain/content/publish-content'
import { findFinishedAttempt } from '@/lib/domain/exam/attempts'
import { handIn } from '@/lib/domain/exam/hand-in'
import { listExamSets, listFirstVariants } from '@/lib/domain/exam/model'
import { loadExamSet, loadPaper } from '@/lib/domain/exam/paper'
import { reviewAttempt } from '@/lib/domain/exam/review'
import { grantSubscription } from '@/lib/domain/payment/entitlement/entitlement'
import { listMissedRounds } from '@/lib/domain/practice/rounds/list-rounds'
import { examsOf } from '@/tests/support/exam-builder'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { NO_CONTENT } from '@/tests/support/no-content'
import { openSite } from '@/tests/support/test-site'

const SEEDS = [3, 8]
const doubled = exerciseOf({
  id: 'duplaja',
  script: '(def n (random-int 1 1000))',
  subtasks: [
    {
      description: 'Mennyi a @n@ kétszerese?',
      hints: ['Szorozz!', '$2 \\cdot @n@ = @(* 2 n)@$'],
      controls: [{ type: 'single-number', props: {}, solution: '(* 2 n)' }],
    },
  ],
})

async function openExams() {
  const site = openSite()
  const tasks = [{ number: 1, exercise: 'duplaja', points: [3] }]
  const exam = {
    id: 'proba',
    title: 'Próbavizsga',
    origin: 'retold' as const,
    tools: 'calculator' as const,
    points: 3,
    parts: [{ title: 'Feladatlap', minutes: 45, from: 1, to: 1 }],
    dates: [{ date: '2020-01-18', tasks }],
    practice: [{ number: 2, seeds: SEEDS, tasks }],
  }
  await publishContent(site, {
    ...NO_CONTENT,
    exercises: [{ file: '', definition: doubled, lineOf: () => 0 }],
    collections: [examsOf([exam])],
  })
  return site
}

/** The number that a variant asks to be doubled. */
async function askedIn(site: ReturnType<typeof openSite>, setId: string): Promise<number> {
  const set = await loadExamSet(site.store, setId)
  const [task] = set ? await loadPaper(site.store, set) : []
  return Number(/\d+/.exec(task?.generated.subTasks[0]?.description ?? '')?.[0])
}

test('each variant is a set of its own, beside those that were set on a day', async () => {
  const { store } = await openExams()
  const exams = await loadCollection(store, 'admission')
  const sets = listExamSets(exams)
  expect(sets.map(({ id, origin, seed }) => [id, origin, seed])).toEqual([
    ['proba-2020-01-18', 'retold', 1],
    ['proba-gyakorlo-2a', 'practice', 3],
    ['proba-gyakorlo-2b', 'practice', 8],
  ])
  expect(listFirstVariants(exams).map(({ id }) => id)).toEqual(['proba-2020-01-18', 'proba-gyakorlo-2a'])
  expect(sets.map(({ variants }) => variants.map(({ variant }) => variant))).toEqual([[], ['A', 'B'], ['A', 'B']])
})

test('its tasks are asked, graded, explained and remembered with its own numbers', async () => {
  const site = await openExams()
  const [first, second] = [await askedIn(site, 'proba-gyakorlo-2a'), await askedIn(site, 'proba-gyakorlo-2b')]
  expect(first).not.toBe(second)

  await grantSubscription(site, 'pupil')
  const attempt = { userId: 'pupil', setId: 'proba-gyakorlo-2b', attemptId: 'b'.repeat(32) }
  const where = { phase: 'handingIn', pace: 'official', part: 0, remainingMs: 0, isTimeUp: false, current: 1 } as const
  const pointsOf = async (answer: number, attemptId: string) => {
    const progress = { ...where, tasks: [{ content: 'x', drafts: [[String(answer)]], seconds: 9 }] }
    return (await handIn(site, { ...attempt, attemptId, revision: 0, progress })).points
  }
  expect(await pointsOf(2 * second, 'a'.repeat(32))).toBe(3)
  expect(await pointsOf(2 * first, attempt.attemptId)).toBe(0)

  const [set, finished] = [await loadExamSet(site.store, attempt.setId), await findFinishedAttempt(site.store, attempt)]
  const review = set && finished ? await reviewAttempt(site.store, set, finished) : undefined
  expect(review?.get(1)?.[0]).toMatchObject({ controls: [{ written: { digits: String(2 * second) } }] })
  const missed = await listMissedRounds(site.store, 'pupil')
  expect(missed.map(({ round }) => [round.exerciseId, round.seed])).toEqual([['duplaja', 8]])
})
