import { checkWikiPage } from '@/lib/domain/content/check-wiki'
import { checkWikiLinks } from '@/lib/domain/content/check-wiki-links'
import { checkWikiSkills } from '@/lib/domain/content/check-wiki-skills'
import { listWikiLinks } from '@/lib/domain/wiki/list-wiki-links'
import { siteContent } from '@/tests/support/site-content'

const content = siteContent()

test('every wiki page is right, and every wiki link leads to a page', async () => {
  const files = await content
  expect([...files.wiki.flatMap((page) => checkWikiPage(page)), ...checkWikiLinks(files)]).toEqual([])
})

test('every wiki page names skills of the map', async () => {
  const { skills, wiki } = await content
  if (!skills) throw new Error('the map of skills is faulty')
  expect(checkWikiSkills(skills, wiki)).toEqual([])
})

test('every wiki page leads on, and is led to by another, or by the index as sheets of formulas are', async () => {
  const { wiki } = await content
  const targets = wiki.map(({ page }) => listWikiLinks(page.content).map(({ id }) => id))
  const ids = wiki.map(({ page }) => page.id)
  expect(ids.filter((_, index) => targets[index]?.length === 0)).toEqual([])
  const notions = wiki.flatMap(({ page }) => (page.isSheet ? [] : page.id))
  expect(notions.filter((id) => !targets.some((links, from) => ids[from] !== id && links.includes(id)))).toEqual([])
})
