import { render, screen } from '@testing-library/react'
import { ExamPartView } from '@/components/exam/exam-part-view'
import { type ExamPaper, examReducer, initialExamState } from '@/components/exam/exam-state'
import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { exerciseOf } from '@/tests/support/exercise-builder'

const points = [2]
const numbers = [1, 2]
const { id, variant } = compileExercise(exerciseOf({ controls: [{ type: 'single-number', props: {}, solution: '1' }] }))
const generated = variant({ seed: 1, difficultyLevel: 1 }).question()
const paper: ExamPaper = {
  parts: [
    {
      title: 'I. rész',
      minutes: 45,
      tasks: numbers.map((number) => ({ number, exercise: id, title: 'Próba', points })),
      optional: [],
    },
  ],
  tasks: numbers.map((number) => ({ number, exerciseId: id, title: 'Próba', points, generated })),
}

/** Shows the paper with one of its tasks open. */
async function show(current: number): Promise<void> {
  const begun = examReducer(paper, initialExamState(paper), {
    type: 'begun',
    pace: 'official',
    attemptId: 'a'.repeat(32),
  })
  render(<ExamPartView state={{ ...begun, current }} paper={paper} dispatch={() => undefined} backTo="/" />)
  await screen.findByText('Mennyi?')
}

const button = (name: string) => screen.getByRole('button', { name })
const isMain = (name: string) => button(name).classList.contains('bg-leaf')

test('the next task is the one thing to do, until there is none; ending the part never is', async () => {
  await show(1)
  expect([messages.previous, messages.next, messages.handIn].map(isMain)).toEqual([false, true, false])
  expect(button(messages.previous)).toHaveAttribute('aria-disabled', 'true')
})

test('at the last task there is no next one', async () => {
  await show(2)
  expect([messages.previous, messages.next, messages.handIn].map(isMain)).toEqual([false, false, false])
  expect(button(messages.next)).toHaveAttribute('aria-disabled', 'true')
})
