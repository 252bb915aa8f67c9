import fc from 'fast-check'
import type { TaskResult } from '@/lib/domain/exam/model'
import { pointsFor, scoreExam, taskLeftOut } from '@/lib/domain/exam/score-exam'

/** Shares as controls with one to seven fields have them. */
const share = fc.integer({ min: 1, max: 7 }).chain((of) => fc.nat(of).map((right) => right / of))
const shares = fc.array(share, { minLength: 1, maxLength: 10 })
const points = fc.integer({ min: 1, max: 20 })

test('points are whole, and only all that is right is worth everything', () => {
  fc.assert(
    fc.property(points, shares, (max, controls) => {
      const got = pointsFor(max, controls)
      expect(Number.isInteger(got)).toBe(true)
      expect(got).toBeGreaterThanOrEqual(0)
      expect(got === max).toBe(controls.every((each) => each === 1))
      if (controls.every((each) => each === 0)) expect(got).toBe(0)
    }),
  )
})

test('one more right answer never costs points', () => {
  fc.assert(
    fc.property(points, shares, fc.nat(9), (max, controls, place) => {
      const better = controls.with(place % controls.length, 1)
      expect(pointsFor(max, better)).toBeGreaterThanOrEqual(pointsFor(max, controls))
    }),
  )
})

test.each<[number, readonly number[], number]>([
  [2, [1 / 2], 1],
  [3, [1 / 2], 1],
  [3, [1 / 3], 1],
  [3, [1 / 3, 1 / 3, 1 / 3], 1],
  [1, [1 / 2], 0],
  [6, [1, 2 / 3], 5],
])('of %d points, %j are worth %d', (max, controls, expected) => {
  expect(pointsFor(max, controls)).toBe(expected)
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
