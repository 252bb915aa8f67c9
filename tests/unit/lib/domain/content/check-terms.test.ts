import { checkTerms, parseTerms } from '@/lib/domain/content/check-terms'
import { parseExercise } from '@/lib/domain/content/content-files'
import { parseWikiPage } from '@/lib/domain/content/wiki-files'

const page = (id: string, content: string) => {
  const { page: file } = parseWikiPage(
    `content/wiki/${id}.md`,
    `---\n{ title: ${id}, grade: 5, skills: [] }\n---\n\n${content}\n`,
  )
  if (!file) throw new Error('The page is sound.')
  return file
}

const exercise = (hint: string) => {
  const { exercise: file } = parseExercise(
    'content/exercises/proba.yaml',
    `
classifications: ["hu|grade|8"]
status: public
summary: Hatványok
subtasks:
  - description: Mennyi?
    controls: [{ type: single-number, props: {}, solution: 3 }]
    hints: ["${hint}", Három.]
`,
  )
  if (!file) throw new Error('The exercise is sound.')
  return file
}

const WIKI = [page('hatvany', 'Egy szám hatványa.'), page('azonossagok', 'A hatványok azonosságai ezek.')]

function faultsOf(hint: string, terms = '- { term: hatvány azonosság, page: azonossagok }'): readonly string[] {
  const { list } = parseTerms('content/terms.yaml', terms)
  if (!list) throw new Error('The list is sound.')
  return checkTerms(list, { exercises: [exercise(hint)], wiki: WIKI }).map(
    ({ file, line, reason }) => `${file}:${line}: ${reason}`,
  )
}

test.each([
  ['leads to the page of the term', 'Használd a ~[hatvány azonosságait](azonossagok)!'],
  ['says something else', 'Mi a ~[hatvány](hatvany)?'],
  ['leads to no page, which another check tells', 'Használd a ~[hatvány azonosságait](nincs)!'],
])('a hint is sound whose link %s', (_title, hint) => {
  expect(faultsOf(hint)).toEqual([])
})

test('a link that says a term and leads to a page without it is told', () => {
  expect(faultsOf('Használd a ~[hatványok azonosságait](hatvany)!')).toEqual([
    'content/exercises/proba.yaml:8: the page hatvany has not the term "hatvány azonosság"',
  ])
})

test.each([
  ['has not its term', '- { term: henger, page: hatvany }'],
  ['is not there', '- { term: henger, page: henger }'],
])('a page that %s is told', (_title, terms) => {
  expect(faultsOf('Gondolkodj!', terms)).toHaveLength(1)
})
