import fc from 'fast-check'
import type { ControlOutcome, TaskResult } from '@/lib/domain/exam/model'
import { pointsFor, scoreExam, taskLeftOut } from '@/lib/domain/exam/score-exam'

const outcome = fc.constantFrom<ControlOutcome>('correct', 'wrong', 'ungraded', 'empty')
const outcomes = fc.array(outcome, { minLength: 1, maxLength: 10 })
const points = fc.integer({ min: 1, max: 20 })

test('only a right answer is worth something, and only all of them are worth everything', () => {
  fc.assert(
    fc.property(points, outcomes, (max, controls) => {
      const got = pointsFor(max, controls)
      expect(Number.isInteger(got)).toBe(true)
      expect(got).toBeGreaterThanOrEqual(0)
      expect(got === max).toBe(controls.every((each) => each === 'correct'))
      if (!controls.includes('correct')) expect(got).toBe(0)
    }),
  )
})

test('one more right answer never costs points', () => {
  fc.assert(
    fc.property(points, outcomes, fc.nat(9), (max, controls, place) => {
      const better = controls.with(place % controls.length, 'correct')
      expect(pointsFor(max, better)).toBeGreaterThanOrEqual(pointsFor(max, controls))
    }),
  )
})

test('a part without a choice leaves nothing out', () => {
  expect(taskLeftOut({ optional: [] }, 3)).toBeUndefined()
})

test('the result is of the tasks that count', () => {
  const task = (number: number, got: number, counts: boolean): TaskResult => ({
    number,
    subTasks: [],
    points: got,
    maxPoints: 10,
    counts,
  })
  expect(scoreExam([task(1, 4, true), task(2, 10, false), task(3, 7, true)])).toMatchObject({
    points: 11,
    maxPoints: 20,
  })
})
