import fc from 'fast-check'
import { missedTopics } from '@/lib/domain/exam/missed-topics'
import type { TaskResult } from '@/lib/domain/exam/model'
import { markFor } from '@/lib/domain/exam/score-exam'

const task = (number: number, missed: number, counts = true): TaskResult => ({
  number,
  subTasks: [],
  points: 10 - missed,
  maxPoints: 10,
  counts,
})

test('a point of a task about several topics counts once, for what explains most', () => {
  const topics = { 1: ['fuggveny', 'egyenlet'], 2: ['egyenlet'], 3: ['halmaz'], 4: ['halmaz'] }
  expect(missedTopics([task(1, 3), task(2, 2), task(3, 4), task(4, 0)], topics)).toEqual([
    { topic: 'egyenlet', points: 5 },
    { topic: 'halmaz', points: 4 },
  ])
})

test('what does not count and what is right is nothing to practise', () => {
  expect(missedTopics([task(1, 5, false), task(2, 0)], { 1: ['a'], 2: ['b'] })).toEqual([])
})

test('never more than was missed is said to be missed', () => {
  const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(10), names, fc.boolean()), { maxLength: 12 }), (drawn) => {
      const tasks = drawn.map(([missed, , counts], index) => task(index + 1, missed, counts))
      const topics = Object.fromEntries(drawn.map(([, named], index) => [index + 1, named]))
      const said = missedTopics(tasks, topics)
      const named = tasks.filter(({ number, counts }) => counts && topics[number]?.length)
      const missed = named.reduce((sum, { points, maxPoints }) => sum + maxPoints - points, 0)
      expect(said.reduce((sum, { points }) => sum + points, 0)).toBe(missed)
      expect(new Set(said.map(({ topic }) => topic)).size).toBe(said.length)
    }),
  )
})

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
  [39, 2],
  [40, 3],
  [59, 3],
  [60, 4],
  [79, 4],
  [80, 5],
  [100, 5],
])('%d of 100 points are a %d', (points, mark) => {
  expect(markFor({ points, maxPoints: 100 }, [25, 40, 60, 80])).toBe(mark)
})
