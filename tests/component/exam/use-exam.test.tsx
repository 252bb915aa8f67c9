import { act, renderHook } from '@testing-library/react'
import type { ExamPaper } from '@/components/exam/exam-state'
import { useExam } from '@/components/exam/use-exam'
import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import { exerciseOf } from '@/tests/support/exercise-builder'

const { id, variant } = compileExercise(
  exerciseOf({ id: 'feladat-1', controls: [{ type: 'single-number', props: {}, solution: '1' }] }),
)
const points = [2]
const paper: ExamPaper = {
  parts: [
    { title: 'I. rész', minutes: 45, tasks: [{ number: 1, exercise: id, title: 'Próba', points }], optional: [] },
  ],
  tasks: [
    {
      number: 1,
      exerciseId: id,
      title: 'Próba',
      points,
      generated: variant({ seed: 1, difficultyLevel: 1 }).question(),
    },
  ],
}

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1000))
}
const keptMs = () => JSON.parse(localStorage.getItem('examAttempts') ?? '[]')[0]?.progress.remainingMs
const place = { paper, setId: 'proba', account: 'pupil', kept: { finished: [] } }
const begun = { type: 'begun', pace: 'official', attemptId: 'a'.repeat(32) } as const
const MINUTES_45 = 45 * 60_000

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('the whole exam is not written for each second, and nothing of the time is lost by leaving', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem')
  const { result, unmount } = renderHook(() => useExam(place))
  act(() => result.current.dispatch(begun))
  pass(3)
  write.mockClear()
  pass(30)
  expect(write.mock.calls.length).toBeGreaterThanOrEqual(2)
  expect(write.mock.calls.length).toBeLessThanOrEqual(4)
  write.mockRestore()

  pass(2)
  expect(keptMs()).toBeGreaterThan(MINUTES_45 - 35_000)
  unmount()
  expect(keptMs()).toBe(MINUTES_45 - 35_000)
})

test('a phone that puts the page away keeps the time of the last second', () => {
  const { result } = renderHook(() => useExam(place))
  act(() => result.current.dispatch(begun))
  pass(7)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(keptMs()).toBe(MINUTES_45 - 7000)
})
