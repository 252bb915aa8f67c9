import { checkWikiPage } from '@/lib/domain/content/check-wiki'
import { checkWikiLinks } from '@/lib/domain/content/check-wiki-links'
import { checkWikiSkills } from '@/lib/domain/content/check-wiki-skills'
import { parseExercise } from '@/lib/domain/content/content-files'
import { publishContent } from '@/lib/domain/content/publish-content'
import { parseSkills } from '@/lib/domain/content/skill-files'
import { parseWikiPage, type WikiFile } from '@/lib/domain/content/wiki-files'
import { getWikiPage } from '@/lib/domain/wiki/get-wiki-page'
import { listWikiPages } from '@/lib/domain/wiki/list-wiki-pages'
import { NO_CONTENT } from '@/tests/support/no-content'
import { openSite } from '@/tests/support/test-site'

const FILE = 'content/wiki/tort.md'
const SKILL = '- { id: read-fractions, title: Törtek, grade: 5, topic: "hu|topic|common-fractions", after: [] }'
const withContent = (content: string) => `---\n{ title: Tört, grade: 5, skills: [read-fractions] }\n---\n\n${content}\n`

function pageOf(content: string, file = FILE): WikiFile {
  const { page, found } = parseWikiPage(file, withContent(content))
  if (!page) throw new Error(found.map(({ reason }) => reason).join('\n'))
  return page
}

const contentOf = (...wiki: WikiFile[]) => ({
  ...NO_CONTENT,
  wiki,
})
const shown = (faults: readonly { file: string; line: number; reason: string }[]) =>
  faults.map(({ line, reason }) => `${line}: ${reason}`)

describe('a wiki file', () => {
  test('has its title on top, and its name for an id', () => {
    expect(pageOf('Egész **része**.')).toEqual({
      file: FILE,
      page: { id: 'tort', title: 'Tört', grade: 5, skills: ['read-fractions'], content: 'Egész **része**.' },
      firstLine: 5,
    })
  })

  test('may have the line ends of Windows', () => {
    const { page } = parseWikiPage(FILE, '---\r\ntitle: Tört\r\ngrade: 6\r\nskills: []\r\n---\r\nEgész része.\r\n')
    expect(page?.page).toMatchObject({ title: 'Tört', grade: 6, content: 'Egész része.' })
  })

  test.each([
    ['no front matter', 'Egész része.', /front matter/],
    ['no grade', '---\ntitle: Tört\nskills: []\n---\nEgész része.', /grade/],
    ['a grade that the site does not have', '---\ntitle: Tört\ngrade: 4\nskills: []\n---\nx', /grade/],
    ['no skills', '---\ntitle: Tört\ngrade: 5\n---\nEgész része.', /skills/],
    ['no title', '---\n\n---\nEgész része.', /front matter/],
    ['an unknown key', '---\ntitle: Tört\nauthor: x\n---\nEgész része.', /author/],
    ['a title that is no text', '---\ntitle: [1]\n---\nEgész része.', /title/],
    ['faulty YAML', '---\ntitle: "Tört\n---\nEgész része.', /quote/],
    ['no content', '---\ntitle: Tört\n---\n', /content/],
  ])('is refused with %s', (_, text, reason) => {
    const { page, found } = parseWikiPage(FILE, text)
    expect(page).toBeUndefined()
    expect(shown(found).join('\n')).toMatch(reason)
  })

  test('is refused when its name is no id', () => {
    expect(shown(parseWikiPage('content/wiki/Tört.md', withContent('x')).found).join('\n')).toMatch(/^1: id/)
  })
})

describe('the check of a page', () => {
  test('finds nothing in a sound one', () => {
    const content = '### Példa\n\n$@(tex 2.5)@$ és @(+ 1 2)@, @@\n\n| a |\n|---|\n| $\\frac{1}{2}$ |'
    expect(checkWikiPage(pageOf(content.replace(', @@', '')))).toEqual([])
  })

  test.each([
    ['an expression that fails', 'Egy.\n\nKettő:\n@(/ 1 0)@', /^8: division by zero at column 2/],
    ['an unknown name', '@alma@', /^5: alma is not defined/],
    ['an expression that draws', '@(random-int 1 6)@', /^5: /],
    ['an expression that is not closed', 'Ez @(+ 1 2', /^5: /],
    ['a dollar without its pair', 'Egy.\n\nAz $x.', /^7: unbalanced/],
    ['TeX that KaTeX does not take', 'Az $\\frac{1}$.', /^5: /],
    ['an at sign that is left', 'valaki@@pelda.hu', /^5: @ is left/],
    ['a fence that holds no figure', '```figure\n(+ 1 2)\n```', /^5: a figure fence must give a figure/],
    ['a heading above those of a page', 'Egy.\n\n## Példa', /^7: headings/],
  ])('finds %s', (_, content, reason) => {
    expect(shown(checkWikiPage(pageOf(content))).join('\n')).toMatch(reason)
  })
})

describe('the check of wiki links', () => {
  test('finds nothing wrong with links between pages that exist', () => {
    const other = pageOf('Vissza: ~[törtek](tort).', 'content/wiki/arany.md')
    expect(checkWikiLinks(contentOf(pageOf('Lásd: ~[arány](arany), \\~[így]'), other))).toEqual([])
  })

  test('tells the line of a link to nowhere', () => {
    const faults = checkWikiLinks(contentOf(pageOf('Egy.\n\nKettő: ~[arány](arany)')))
    expect(faults).toEqual([{ file: FILE, line: 7, reason: '~[arány](arany): the wiki has no page arany' }])
  })

  test.each(['~[arány]', '~[](tort)', '~[arány]()'])('finds that %s is no link', (content) => {
    expect(shown(checkWikiLinks(contentOf(pageOf(content)))).join('\n')).toMatch(/^5: .*no wiki link/)
  })

  test('looks at every text of an exercise, those that its script makes included', () => {
    const text = `
classifications: ["hu|grade|5"]
status: public
summary: Próba
description: A ~[tört](tort) nevezője.
script: (def story "Az ~[arány](arany)")
subtasks:
  - description: Mennyi?
    controls:
      - type: single-choice
        props: { options: [{ label: "~[szög](szog)" }, { label: semmi }] }
        solution: 0
        feedback: [{ when: true, text: "~[kör](kor)" }]
    hints: [Egy., "~[ív](iv)"]
`
    const { exercise } = parseExercise('content/exercises/proba.yaml', text)
    if (!exercise) throw new Error('the exercise of this test is faulty')
    const faults = checkWikiLinks({ ...contentOf(pageOf('x')), exercises: [exercise] })
    expect(faults.map(({ line, reason }) => `${line} ${/page (\S+)/.exec(reason)?.[1]}`)).toEqual([
      '6 arany',
      '11 szog',
      '13 kor',
      '14 iv',
    ])
  })
})

describe('the check of skills', () => {
  const { list: map } = parseSkills('skills.yaml', SKILL)
  const reasonsOf = (skills: string) => {
    const { page } = parseWikiPage(FILE, `---\n{ title: Tört, grade: 5, skills: [${skills}] }\n---\nx`)
    if (!page || !map) throw new Error('the files of this test are faulty')
    return checkWikiSkills(map, [page]).map(({ reason }) => reason)
  }

  test('takes those of the map, each once', () => {
    expect(reasonsOf('read-fractions')).toEqual([])
    expect(reasonsOf('')).toEqual([])
    expect(reasonsOf('read-fraction')).toEqual(['read-fraction is not in skills.yaml'])
    expect(reasonsOf('read-fractions, read-fractions')).toEqual(['read-fractions is named twice'])
  })
})

describe('publishing pages', () => {
  test('adds, changes and removes them, and does nothing the second time', async () => {
    const site = openSite()
    const other = pageOf('Kettő.', 'content/wiki/arany.md')
    const publish = (...pages: WikiFile[]) => publishContent(site, contentOf(...pages))
    expect(await publish(pageOf('Egy.'), other)).toMatchObject({ added: ['wiki/tort', 'wiki/arany'], unchanged: 0 })
    const versions = async () => (await site.store.query('wiki')).map(({ version }) => version)
    const before = await versions()
    expect(await publish(pageOf('Egy.'), other)).toEqual({ added: [], changed: [], removed: [], unchanged: 2 })
    expect(await versions()).toEqual(before)
    expect(await publish(pageOf('Három.'))).toEqual({
      added: [],
      changed: ['wiki/tort'],
      removed: ['wiki/arany'],
      unchanged: 0,
    })
    expect(await getWikiPage(site.store, 'tort')).toMatchObject({ id: 'tort', title: 'Tört', content: 'Három.' })
    expect(await listWikiPages(site.store)).toEqual([
      { id: 'tort', title: 'Tört', grade: 5, skills: ['read-fractions'] },
    ])
    await expect(getWikiPage(site.store, 'arany')).rejects.toMatchObject({ code: 'not-found' })
  })
})
