import type { SkillMap } from '@/lib/domain/practice/skill-map/load-skill-map'
import { trainingOf } from '@/lib/domain/wiki/training-of'

const exercise = (id: string, highestLevel: 1 | 3 = 1, isMain = true) => ({ id, title: id, highestLevel, isMain })
const skill = (id: string, ...exercises: SkillMap[number]['exercises']): SkillMap[number] => ({
  id,
  title: id,
  grade: 5,
  topic: 'hu|topic|numbers',
  after: [],
  exercises,
})
const idsOf = (skills: readonly string[], ...map: SkillMap) =>
  trainingOf({ skills: [...skills] }, map).map(({ id }) => id)

test('gives what trains the skills of the page, in their order, what has levels first', () => {
  const [add, subtract] = [
    skill('add', exercise('mese'), exercise('osszeg', 3)),
    skill('subtract', exercise('maradek')),
  ]
  expect(idsOf(['subtract', 'add'], add, subtract)).toEqual(['maradek', 'osszeg', 'mese'])
})

test('leaves out what trains a skill beside another one, and skills that nothing trains', () => {
  expect(idsOf(['add', 'unknown'], skill('add', exercise('osszeg', 3, false)))).toEqual([])
})

test('gives each once, three of a skill and nine in all', () => {
  const map = ['a', 'b', 'c', 'd'].map((id) =>
    skill(id, exercise('kozos', 3), ...[1, 2, 3, 4].map((number) => exercise(`${id}-${number}`))),
  )
  const ids = idsOf(['a', 'b', 'c', 'd'], ...map)
  expect(ids.slice(0, 5)).toEqual(['kozos', 'a-1', 'a-2', 'b-1', 'b-2'])
  expect(ids).toHaveLength(9)
})
