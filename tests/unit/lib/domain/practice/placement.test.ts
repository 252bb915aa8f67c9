import fc from 'fast-check'
import { type Memory, NO_MEMORY, type Skill } from '@/lib/domain/practice/model'
import { addDays } from '@/lib/domain/practice/rules/days'
import { stateOf } from '@/lib/domain/practice/rules/mastery'
import { nextPlacementQuestion, type PlacementAnswer, placed } from '@/lib/domain/practice/rules/placement'
import { memoryOf, noon, roundRated, skill } from '@/tests/support/practice'

const now = noon('2026-11-23')

/** Skills of which each comes after the one before. */
const line = Array.from({ length: 100 }, (_, index) =>
  skill(`s${index}`, { after: index > 0 ? [`s${index - 1}`] : [] }),
)

/** Any map: each skill comes after some of the two dozen before it. */
const anyMap = fc
  .array(
    fc.record({ after: fc.array(fc.integer({ min: 1, max: 24 }), { maxLength: 2 }), grade: fc.constantFrom(4, 5) }),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  .map((drawn) =>
    drawn.map(({ after, grade }, index) =>
      skill(`s${index}`, { grade, after: after.filter((back) => back <= index).map((back) => `s${index - back}`) }),
    ),
  )

/** The answers of a pupil who knows these. */
function answersOf(map: readonly Skill[], grade: number, knows: (id: string) => boolean): readonly PlacementAnswer[] {
  const answers: PlacementAnswer[] = []
  for (;;) {
    const question = nextPlacementQuestion(NO_MEMORY, { map, grade, answers })
    if (!question) return answers
    answers.push({ skill: question.id, right: knows(question.id) })
  }
}

test.each([0, 1, 37, 99, 100])('finds in seven questions that %i of a hundred skills in a line are known', (known) => {
  const answers = answersOf(line, 5, (id) => Number(id.slice(1)) < known)
  expect(answers.length).toBeLessThanOrEqual(7)
  const memory = placed(NO_MEMORY, { map: line, grade: 5, answers }, now)
  expect(Object.keys(memory.skills)).toEqual(line.slice(0, known).map(({ id }) => id))
})

test('asks at most twelve questions, each of another skill of the grade or one before it', () => {
  fc.assert(
    fc.property(anyMap, fc.integer(), (map, salt) => {
      const answers = answersOf(map, 4, (id) => (Number(id.slice(1)) * 7 + salt) % 3 > 0)
      expect(answers.length).toBeLessThanOrEqual(12)
      expect(new Set(answers.map((each) => each.skill)).size).toBe(answers.length)
      for (const answer of answers) expect(map.find(({ id }) => id === answer.skill)?.grade).toBe(4)
    }),
  )
})

test('what was found is working, and comes back within a week', () => {
  const answers = answersOf(line, 5, (id) => Number(id.slice(1)) < 20)
  const memory = placed(NO_MEMORY, { map: line, grade: 5, answers }, now)
  expect(stateOf(memory, 's19')).toBe('working')
  expect(stateOf(memory, 's20')).toBe('new')
  const due = new Set(Object.values(memory.skills).map(({ card }) => card.due))
  expect([...due].toSorted()).toEqual([3, 4, 5, 6, 7].map((days) => addDays('2026-11-23', days)))
})

test('leaving at once finds nothing, and what was practised stays as it is', () => {
  expect(placed(NO_MEMORY, { map: line, grade: 5, answers: [] }, now)).toEqual(NO_MEMORY)
  const before = memoryOf([['2026-11-20', roundRated.again('s0')]])
  const memory = placed(before, { map: line, grade: 5, answers: [{ skill: 's1', right: true }] }, now)
  expect(memory.skills.s0).toBe(before.skills.s0)
  expect(stateOf(memory, 's1')).toBe('working')
})

test('what was practised is not asked about, however it went', () => {
  const three = line.slice(0, 3)
  const asked = (memory: Memory) => nextPlacementQuestion(memory, { map: three, grade: 5, answers: [] })?.id
  expect(asked(NO_MEMORY)).toBe('s1')
  expect(asked(memoryOf([['2026-11-20', roundRated.again('s1')]]))).not.toBe('s1')
  const all = three.map(({ id }) => ['2026-11-20', roundRated.good(id)] as const)
  expect(asked(memoryOf(all))).toBeUndefined()
})
