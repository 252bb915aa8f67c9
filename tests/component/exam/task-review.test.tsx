import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AttemptList } from '@/components/exam/attempt-list'
import { initialTaskState } from '@/components/exam/exam-state'
import { TaskReview } from '@/components/exam/result/task-review'
import { TaskReviewBody } from '@/components/exam/result/task-review-body'
import { MOST_FINISHED } from '@/lib/domain/exam/model'
import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import type { FieldOutcome } from '@/lib/domain/exercise/model'
import { workedSolution } from '@/lib/domain/exercise/worked-solution'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { selfMarkingMessages } from '@/lib/shared/messages/self-marking'
import { type ControlSource, exerciseOf } from '@/tests/support/exercise-builder'
import { installFakeApi } from '../exercise/fake-api'

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ refresh: () => undefined }),
}))

const ATTEMPT = { setId: 'proba-2020-01-18', attemptId: 'a'.repeat(32) }

/** Opens a task of one control after the exam. */
async function show(source: ControlSource, draft: unknown, fields: readonly FieldOutcome[]): Promise<void> {
  const variant = compileExercise(exerciseOf({ controls: [source] })).variant({ seed: 7, difficultyLevel: 1 })
  const generated = variant.question()
  const state = initialTaskState(generated).map((controls) =>
    controls.map((control) => ({ ...control, draft }) as typeof control),
  )
  const points = { points: 0, maxPoints: 2 }
  render(
    <TaskReviewBody
      attempt={ATTEMPT}
      task={{ number: 1, exerciseId: 'proba', title: 'Próba', points: [2], generated }}
      kept={{ state, seconds: 0, isChanged: false }}
      graded={{ ...points, number: 1, counts: true, subTasks: [{ ...points, controls: [fields] }] }}
      reviewed={workedSolution(variant).map((worked) => ({ ...worked, remarks: [undefined] }))}
    />,
  )
  await screen.findAllByText('Mennyi?')
}

const boxes: ControlSource = {
  type: 'multi-choice',
  props: { options: ['egy', 'kettő', 'három', 'négy', 'öt'].map((label) => ({ label })) },
  solution: '[true true false false false]',
}

describe('of boxes to tick', () => {
  test('those are counted that were ticked, not those that were rightly left alone', async () => {
    await show(boxes, [true, false, true, false, false], ['correct', 'empty', 'wrong', 'correct', 'correct'])
    expect(screen.getByText(messages.ticks({ right: 1, wrong: 1, missed: 1 }))).toBeInTheDocument()
    expect(screen.queryByText(messages.someRight(3, 5))).not.toBeInTheDocument()
  })

  test('all right ones are simply right', async () => {
    await show(boxes, [true, true, false, false, false], fieldsOf(5))
    expect(screen.getByText(messages.allRight)).toBeInTheDocument()
  })
})

describe.each([
  ['wrong', 'border-miss'],
  ['correct', 'border-leaf'],
] as const)('an answer that is %s has its colour', (outcome, colour) => {
  test.each<[string, ControlSource, unknown]>([
    ['as a number', { type: 'single-number', props: {}, solution: '1' }, '2'],
    ['as a text', { type: 'simple-text', props: {}, solution: '"egy"' }, 'egy'],
    [
      'as a fraction, above and below',
      { type: 'fraction-number', props: {}, solution: '1/2' },
      { numerator: '1', denominator: '3' },
    ],
  ])('%s', async (_, source, draft) => {
    await show(source, draft, [outcome])
    for (const field of screen.getAllByRole('textbox')) {
      expect(field).toHaveClass(colour)
      expect(field.getAttribute('aria-invalid')).toBe(outcome === 'wrong' ? 'true' : null)
    }
  })

  test('as an option', async () => {
    const options = ['egy', 'kettő'].map((label) => ({ label }))
    await show({ type: 'single-choice', props: { options }, solution: '0' }, 1, [outcome])
    const chosen = screen.getAllByRole('radio').filter((option) => (option as HTMLInputElement).checked)
    // What is chosen is green unless it is wrong.
    const isMissed = chosen.map((option) => option.closest('label')?.classList.contains('border-miss'))
    expect(isMissed).toEqual([outcome === 'wrong'])
  })
})

test('who tries a question again is in its first field at once', async () => {
  await show({ type: 'single-number', props: {}, solution: '1' }, '2', ['wrong'])
  await userEvent.click(screen.getByRole('button', { name: messages.retryQuestion }))
  const [given, again] = screen.getAllByRole('textbox')
  expect(given).toHaveValue('2')
  expect(again).toHaveValue('')
  expect(again).toHaveFocus()
})

test('who is right at last is told so where the button was, and the focus is there', async () => {
  const api = installFakeApi()
  await show({ type: 'single-number', props: {}, solution: '1' }, '2', ['wrong'])
  await userEvent.click(screen.getByRole('button', { name: messages.retryQuestion }))
  const again = () => screen.getAllByRole('textbox')[1] as HTMLElement
  api.answer('/exercise/proba/check', 200, { correct: false, controls: ['wrong'] })
  await userEvent.type(again(), '3{Enter}')
  expect(await screen.findByText(messages.stillWrong)).toBeInTheDocument()
  expect(again()).toHaveFocus()
  api.answer('/exercise/proba/check', 200, { correct: true, controls: ['correct'] })
  await userEvent.type(again(), '{Backspace}1{Enter}')
  expect(await screen.findByText(messages.nowRight)).toHaveFocus()
  expect(screen.queryByRole('button', { name: messages.check })).not.toBeInTheDocument()
  expect(api.requests.map(({ body }) => body)).toEqual(
    ['3', '1'].map((answer) => ({ seed: 7, difficultyLevel: 1, subTask: 0, answers: [answer] })),
  )
})

test('what was solved on paper is marked by its steps, which are kept with the attempt', async () => {
  const api = installFakeApi()
  const scheme = ['Első lépés.', 'Második lépés.']
  const source = { subtasks: [{ description: 'Igazold!', scheme, hints: ['Egy.', 'Kettő.'] }] }
  const variant = compileExercise(exerciseOf(source)).variant({ seed: 7, difficultyLevel: 1 })
  const points = { points: 0, maxPoints: 4 }
  const subTask = { ...points, controls: [], selfMarking: { steps: 2 } }
  render(
    <TaskReviewBody
      attempt={ATTEMPT}
      task={{ number: 3, exerciseId: 'proba', title: 'Próba', points: [4], generated: variant.question() }}
      kept={{ state: [[]], seconds: 0, isChanged: false }}
      graded={{ ...points, number: 3, counts: true, subTasks: [subTask] }}
      reviewed={workedSolution(variant).map((worked) => ({ ...worked, remarks: [] }))}
    />,
  )
  expect(screen.getByText(messages.notMarked)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: messages.retryQuestion })).toBeNull()
  const path = `/exams/${ATTEMPT.setId}/attempts/${ATTEMPT.attemptId}/self-marks`
  const pressLast = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement)
  api.answer(path, 500, 'internal')
  await pressLast(selfMarkingMessages.there)
  await pressLast(selfMarkingMessages.missing)
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.marksNotKept)
  api.answer(path, 200, { tasks: [], points: 2, maxPoints: 4 })
  await pressLast(selfMarkingMessages.missing)
  expect(api.requests.at(-1)?.body).toEqual({ number: 3, subTask: 0, marks: [true, false] })
  expect(await screen.findByRole('status')).toHaveTextContent(selfMarkingMessages.sum(1, 2))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was given asks for no decimals, which the question once more does', async () => {
  await show({ type: 'single-number', props: { fractionDigits: 2 }, solution: '1/3' }, '0,3', ['wrong'])
  expect(screen.queryByText(exerciseMessages.decimalsHint(2))).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: messages.retryQuestion }))
  expect(screen.getByText(exerciseMessages.decimalsHint(2))).toBeInTheDocument()
})

test('a task says how long it was looked at', () => {
  const points = { points: 0, maxPoints: 2 }
  render(
    <TaskReview
      attempt={ATTEMPT}
      task={{
        number: 1,
        exerciseId: 'proba',
        title: 'Próba',
        points: [2],
        generated: { seed: 1, difficultyLevel: 1, description: '', subTasks: [] },
      }}
      kept={{ state: [], seconds: 83, isChanged: false }}
      graded={{ ...points, number: 1, counts: true, subTasks: [] }}
      reviewed={[]}
    />,
  )
  expect(screen.getByText('Ennyi ideig volt előtted: 1 perc 23 mp')).toBeInTheDocument()
})

test('the list of attempts says how many of them are kept', () => {
  const attempt = { attemptId: 'a'.repeat(32), handedInAt: '2026-01-15T12:00:00.000Z', points: 1, maxPoints: 2 }
  render(<AttemptList setId="proba" finished={[attempt]} />)
  expect(screen.getByText(messages.attemptsText(MOST_FINISHED))).toHaveTextContent(/legutóbbi 50 /)
})

function fieldsOf(count: number): readonly FieldOutcome[] {
  return Array.from({ length: count }, () => 'correct')
}
