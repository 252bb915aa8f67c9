import { readLegalFiles } from '@/lib/domain/content/legal-files'
import { publishLegal } from '@/lib/domain/content/publish-legal'
import { findLegalText } from '@/lib/domain/legal/find-legal-text'
import { withoutHead } from '@/lib/domain/legal/legal-head'
import { openSite } from '@/tests/support/test-site'

const HEAD = '# Felhasználási feltételek\n\nHatályos: 2025. július 23. napjától\n\n'

test('a published version is found, and nothing is reported', async () => {
  const site = openSite()
  const { legal } = await readLegalFiles('content')
  expect((await publishLegal(site.store, legal)).added).toHaveLength(13)
  expect(await publishLegal(site.store, legal)).toEqual({ added: [], changed: [], removed: [], unchanged: 13 })
  expect(await findLegalText(site, 'terms', '20250723')).toMatch(HEAD)
  expect(await findLegalText(site, 'privacy', '20210502')).toMatch(/^# Adatkezelési tájékoztató\n/)
  expect(site.reports).toEqual([])
})

test('a version without a text is an error, a day without a version is nothing', async () => {
  const site = openSite()
  await expect(findLegalText(site, 'terms', '20250723')).rejects.toThrow('legal version terms-20250723 is missing')
  expect(await findLegalText(site, 'terms', '20250724')).toBeUndefined()
  expect(site.reports).toEqual([])
})

test('a text that belongs to no version is reported, and not shown', async () => {
  const site = openSite()
  await site.store.set('legal', 'terms-20300101', { content: HEAD })
  expect(await findLegalText(site, 'terms', '20300101')).toBeUndefined()
  expect(site.reports.map(String)).toEqual(['Error: the legal text terms-20300101 belongs to no version'])
})

test('a text under the name of another version is shown as far as it goes, and reported', async () => {
  const site = openSite()
  const content = `${HEAD}Régi szöveg.\n`
  await site.store.set('legal', 'terms-20250515', { content })
  expect(await findLegalText(site, 'terms', '20250515')).toBe(content)
  expect(withoutHead(content)).toBe('Régi szöveg.\n')
  expect(site.reports.map(String)).toEqual([
    'Error: the legal text terms-20250515 does not begin with the title and day of that version',
  ])
})

test('a text that is no longer among the files is taken out of the store', async () => {
  const site = openSite()
  const { legal } = await readLegalFiles('content')
  await publishLegal(site.store, legal)
  const changed = legal.slice(1).map((file, index) => (index === 0 ? { ...file, content: `${file.content}\n` } : file))
  const report = await publishLegal(site.store, changed)
  expect(report).toEqual({
    added: [],
    changed: ['legal/privacy-20241004'],
    removed: ['legal/privacy-20210502'],
    unchanged: 11,
  })
})
