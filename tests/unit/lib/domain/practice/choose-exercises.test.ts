import fc from 'fast-check'
import type { PracticePlace } from '@/lib/domain/practice/model'
import type { SkillMap } from '@/lib/domain/practice/skill-map/load-skill-map'
import { chooseExercises } from '@/lib/domain/practice/today/choose-exercises'

const exercise = (id: string, highestLevel: 1 | 2 | 3, isMain = true) => ({ id, title: id, highestLevel, isMain })
const skill = (id: string, exercises: SkillMap[number]['exercises']): SkillMap[number] => ({
  id,
  title: id,
  grade: 5,
  topic: 'hu|topic|fractions',
  after: [],
  exercises,
})

const map: SkillMap = [
  skill('bovites', [exercise('mese', 1), exercise('bovito', 3), exercise('mellekes', 3, false)]),
  skill('szorzas', [exercise('szorzo', 3), exercise('bovito', 3, false)]),
  skill('ures', []),
]
const place = (of: string, level: 1 | 2 | 3 = 1): PracticePlace => ({ skill: of, level, kind: 'review' })
const choose = (places: readonly PracticePlace[], more: Partial<Parameters<typeof chooseExercises>[1]> = {}) =>
  chooseExercises(places, { map, solved: {}, solvedToday: new Set(), exerciseOfMistake: new Map(), seed: 7, ...more })

test('an exercise that has the level comes before one that is easier', () => {
  expect(choose([place('bovites', 2)])).toMatchObject([{ exerciseId: 'bovito', difficultyLevel: 2, skill: 'bovites' }])
})

test('what is solved at the level comes after what is not', () => {
  expect(choose([place('bovites')], { solved: { bovito: [1] } })[0]?.exerciseId).toBe('mese')
  expect(choose([place('bovites')], { solved: { mese: [1] } })[0]?.exerciseId).toBe('bovito')
})

test('what is for later, as a task of an exam, comes after what is for those who learn it', () => {
  const later = { ...exercise('vizsga', 3), isForLater: true } as const
  const withLater = [skill('bovites', [later, exercise('mellekes', 1, false)])]
  expect(choose([place('bovites', 3)], { map: withLater })[0]?.exerciseId).toBe('mellekes')
  expect(choose([place('bovites')], { map: [skill('bovites', [later])] })[0]?.exerciseId).toBe('vizsga')
})

test('an exercise that only touches the skill comes last', () => {
  const solved = { bovito: [1], mese: [1] } as const
  expect(['bovito', 'mese']).toContain(choose([place('bovites')], { solved })[0]?.exerciseId)
})

test('a mistake comes back in the exercise in which it was made', () => {
  const mistake: PracticePlace = { skill: 'bovites', level: 3, kind: 'mistake', mistake: 'x.0' }
  const exerciseOfMistake = new Map([['x.0', 'mese']])
  expect(choose([mistake], { exerciseOfMistake })).toMatchObject([{ exerciseId: 'mese', difficultyLevel: 1 }])
})

test('a skill without an exercise leaves its place', () => {
  expect(choose([place('ures'), place('szorzas')]).map(({ exerciseId }) => exerciseId)).toEqual(['szorzo'])
})

test('what was solved on the day is not chosen', () => {
  const places = [place('bovites'), place('szorzas')]
  const chosen = choose(places, { solvedToday: new Set(['bovito', 'szorzo']) })
  expect(chosen.map(({ exerciseId }) => exerciseId)).toEqual(['mese'])
})

test('no exercise comes twice, and the same seed chooses the same', () => {
  const places = fc.array(
    fc.constantFrom('bovites', 'szorzas', 'ures').map((of) => place(of)),
    { maxLength: 10 },
  )
  fc.assert(
    fc.property(places, fc.nat({ max: 1e6 }), (wanted, seed) => {
      const chosen = choose(wanted, { seed })
      expect(new Set(chosen.map(({ exerciseId }) => exerciseId)).size).toBe(chosen.length)
      expect(choose(wanted, { seed })).toEqual(chosen)
    }),
  )
})
