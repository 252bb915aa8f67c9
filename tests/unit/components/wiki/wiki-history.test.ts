import { goBack, goToPage, initialWikiHistory } from '@/components/wiki/wiki-history'

test('goes back the way it came, to the link that was followed', () => {
  const trail = goToPage(goToPage(initialWikiHistory('tort'), 'oszto', 2), 'primszam', 0)
  expect(goBack(trail)).toMatchObject({ page: 'oszto', returnTo: 0 })
  expect(goBack(goBack(trail))).toMatchObject({ page: 'tort', returnTo: 2, before: [] })
})

test('stays at the first page', () => {
  const trail = initialWikiHistory('tort')
  expect(goBack(trail)).toBe(trail)
})

test('remembers each page once, also after going back', () => {
  const trail = goToPage(goBack(goToPage(initialWikiHistory('tort'), 'oszto', 0)), 'oszto', 0)
  expect(trail.visited).toEqual(['tort', 'oszto'])
})

test('comes back to the beginning of a page that was left from the list', () => {
  expect(goBack(goToPage(goToPage(initialWikiHistory('tort'), 'oszto', 1), 'tort'))).toMatchObject({
    page: 'oszto',
    returnTo: undefined,
  })
})

test('takes a link to the page on show for no step', () => {
  const trail = initialWikiHistory('tort')
  expect(goToPage(trail, 'tort', 0)).toBe(trail)
})
