import { checkMistakes } from '@/lib/domain/content/check-mistakes'
import { parseExercise } from '@/lib/domain/content/content-files'
import { parseMistakes } from '@/lib/domain/content/mistake-files'
import { parseWikiPage } from '@/lib/domain/content/wiki-files'

const exercise = (...mistakes: string[]) => `
classifications: ["hu|grade|5"]
status: public
summary: Összeadás
subtasks:
  - description: Mennyi?
    controls:
      - type: single-number
        props: {}
        solution: 3
        feedback:
          - { when: (== answer 9), text: Közel jársz. }
${mistakes.map((id, index) => `          - { when: (== answer ${index}), text: Ez a különbség., mistake: ${id} }`).join('\n')}
`

/** What is wrong with a catalogue and the rules of one exercise, which name these mistakes on line 13 and after. */
function faultsOf(catalogue: string, ...named: string[]): readonly string[] {
  const { list: read, found } = parseMistakes('mistakes.yaml', catalogue)
  if (!read) return found.map(({ line, reason }) => `mistakes.yaml:${line}: ${reason}`)
  const { exercise: file } = parseExercise('osszeadas.yaml', exercise(...named))
  const { page } = parseWikiPage('tort.md', '---\n{ title: Tört, grade: 5, skills: [] }\n---\n\nEgy rész.\n')
  if (!file || !page) throw new Error('The exercise and the page are sound.')
  const check = (text: string) => (text.includes('  ') ? ['two spaces'] : [])
  return checkMistakes(read, { exercises: [file], wiki: [page] }, check).map(
    (fault) => `${fault.file}:${fault.line}: ${fault.reason}`,
  )
}

const SUBTRACTED =
  '- { id: subtracted-for-added, title: "Kivont, pedig össze kellett adni", skill: add-whole-numbers, wiki: tort }\n'

test('A catalogue whose mistakes the rules of feedback name is sound', () => {
  expect(faultsOf(SUBTRACTED, 'subtracted-for-added')).toEqual([])
})

test('A rule names a mistake that the catalogue has', () => {
  expect(faultsOf(SUBTRACTED, 'subtracted-for-added', 'forgot-to-carry')).toEqual([
    'osszeadas.yaml:14: forgot-to-carry is not in mistakes.yaml',
  ])
})

test('A mistake is in the catalogue once, and some rule names it', () => {
  expect(
    faultsOf(
      `${SUBTRACTED}${SUBTRACTED}- { id: forgot-to-carry, title: Elfelejtette, skill: add-whole-numbers }\n`,
      'subtracted-for-added',
    ),
  ).toEqual([
    'mistakes.yaml:2: subtracted-for-added is there already',
    'mistakes.yaml:3: no rule of feedback names forgot-to-carry',
  ])
})

test('Titles and pages of the wiki are looked up', () => {
  expect(faultsOf('- { id: off-by-one, title: "Eggyel  több", skill: count, wiki: sorozat }\n', 'off-by-one')).toEqual([
    'mistakes.yaml:1: the wiki has no page sorozat',
    'mistakes.yaml:1: two spaces',
  ])
})

test('What is no entry of a catalogue is told with its line', () => {
  expect(faultsOf(`${SUBTRACTED}- { id: Off By One, title: Eggyel, skill: count }\n`)).toEqual([
    expect.stringMatching(/^mistakes\.yaml:2: 1\.id: /),
  ])
})
