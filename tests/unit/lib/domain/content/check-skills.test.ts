import { checkSkills } from '@/lib/domain/content/check-skills'
import { parseExercise } from '@/lib/domain/content/content-files'
import { parseMistakes } from '@/lib/domain/content/mistake-files'
import { parseSkills } from '@/lib/domain/content/skill-files'

const exercise = (skills: string, own: string, status: string, feedback: string) => `
classifications: ["hu|grade|5"]
${skills}
status: ${status}
summary: Összeadás
subtasks:
  - description: Mennyi?
    ${own}
    controls: [{ type: single-number, props: {}, solution: 3, feedback: ${feedback} }]
`

const row = (id: string, title: string, more: { grade?: number; topic?: string; after?: string } = {}) =>
  `- { id: ${id}, title: ${title}, grade: ${more.grade ?? 5}, topic: "hu|topic|${more.topic ?? 'numbers'}", after: [${more.after ?? ''}] }`
const MAP = [row('add', 'Összeadás'), row('multiply', 'Szorzás', { after: 'add' })]

/** What is wrong with a map, and with one exercise that trains of it what is named. */
function faultsOf(
  map: readonly string[],
  { skills = 'skills: [add, multiply]', own = '', status = 'public', mistake = 'add', feedback = '[]' } = {},
): readonly string[] {
  const { list: file, found } = parseSkills('skills.yaml', map.join('\n'))
  if (!file) return found.map(({ line, reason }) => `skills.yaml:${line}: ${reason}`)
  const { exercise: trained } = parseExercise('osszeadas.yaml', exercise(skills, own, status, feedback))
  const { list: catalogue } = parseMistakes('mistakes.yaml', `- { id: slip, title: Elszámolta, skill: ${mistake} }`)
  if (!trained || !catalogue) throw new Error('The exercise and the catalogue are sound.')
  const content = {
    exercises: [trained],
    classifications: { 'hu|topic|numbers': 'Számok', 'hu|topic|angles': 'Szögek' },
  }
  const check = (text: string) => (text.includes('rosz') ? ['rosz: misspelt'] : [])
  return checkSkills(file, content, catalogue, check).map((fault) => `${fault.file}:${fault.line}: ${fault.reason}`)
}

test('a map that fits its exercises and the catalogue is sound', () => {
  expect(faultsOf(MAP)).toEqual([])
  expect(faultsOf(MAP, { skills: 'skills: [add]', own: 'skills: [multiply]' })).toEqual([])
})

test.each<[string, readonly string[], string]>([
  ['an id that is repeated', [...MAP, row('add', 'Más')], 'skills.yaml:3: add is there already'],
  ['a title that is repeated', [MAP[0] ?? '', row('multiply', 'Összeadás')], 'the title Összeadás is repeated'],
  ['a title that is too long', [row('add', 'Ö'.repeat(46))], 'skills.yaml:1: 0.title: '],
  ['a title that is misspelt', [row('add', 'Egy rosz szó')], 'rosz: misspelt'],
  [
    'an unknown skill before',
    [row('add', 'Összeadás', { after: 'count' })],
    'add comes after count, which is not there',
  ],
  [
    'a skill that comes after itself',
    [row('add', 'Összeadás', { after: 'add' })],
    'add comes after add, which does not',
  ],
  [
    'a circle',
    [row('add', 'Összeadás', { after: 'multiply' }), MAP[1] ?? ''],
    'skills.yaml:1: add comes after multiply, which does not stand above it',
  ],
  [
    'a skill before of a higher grade',
    [row('add', 'Összeadás', { after: 'multiply' }), row('multiply', 'Szorzás', { grade: 6 })],
    'add comes after multiply of a higher grade',
  ],
  [
    'grades out of order',
    [row('add', 'Összeadás', { grade: 6 }), row('multiply', 'Szorzás')],
    'multiply stands below a skill of a higher grade',
  ],
  [
    'a topic in two places',
    [MAP[0] ?? '', row('measure', 'Szögmérés', { topic: 'angles' }), MAP[1] ?? ''],
    'skills.yaml:3: multiply stands apart from the others of its topic',
  ],
  ['a topic without a label', [row('add', 'Összeadás', { topic: 'magic' })], 'hu|topic|magic has no label'],
  ['a skill without an exercise', [...MAP, row('divide', 'Osztás')], 'no public exercise trains divide'],
])('the map is told %s', (_title, map, reason) => {
  expect(faultsOf(map).join('\n')).toContain(reason)
})

test('an exercise is told what it names that is not there, and a public one that it trains nothing', () => {
  const sound = { skills: 'skills: [add, multiply]' }
  expect(faultsOf(MAP, { skills: 'skills: [add, multiply, divide]' })).toEqual([
    'osszeadas.yaml:3: divide is not in skills.yaml',
  ])
  expect(faultsOf(MAP, { ...sound, own: 'skills: [divide]' })).toEqual([
    'osszeadas.yaml:8: divide is not in skills.yaml',
  ])
  expect(faultsOf(MAP, { skills: '' })).toContain('osszeadas.yaml:0: is public but trains no skill')
})

test('a mistake is told that its skill is not there', () => {
  expect(faultsOf(MAP, { mistake: 'divide' })).toEqual(['mistakes.yaml:1: divide is not in skills.yaml'])
})

test('what a mistake shows a want of is trained in public, or where the mistake is named', () => {
  const map = [row('add', 'Összeadás'), row('multiply', 'Szorzás'), row('divide', 'Osztás')]
  const untrained = 'mistakes.yaml:1: divide is trained by no public exercise, and by none that names slip'
  expect(faultsOf(map, { mistake: 'divide' })).toContain(untrained)
  expect(faultsOf(map, { mistake: 'multiply' }).join()).not.toContain('mistakes.yaml')
  const draft = { skills: 'skills: [divide]', status: 'draft', mistake: 'divide' }
  expect(faultsOf(map, draft)).toContain(untrained)
  const feedback = '[{ when: "true", text: Nem., mistake: slip }]'
  expect(faultsOf(map, { ...draft, feedback }).join()).not.toContain('mistakes.yaml')
})

test('a draft trains nobody', () => {
  expect(faultsOf(MAP, { status: 'draft' })).toEqual([
    'skills.yaml:1: no public exercise trains add',
    'skills.yaml:2: no public exercise trains multiply',
    'mistakes.yaml:1: add is trained by no public exercise, and by none that names slip',
  ])
})
