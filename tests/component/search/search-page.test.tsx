/** Each state of the search, and what is asked of the server while a pupil types. */
import { act, screen, within } from '@testing-library/react'
import type { SearchState } from '@/components/search/search-state'
import type { SearchHit } from '@/lib/domain/search/model'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { usageViewOf } from '@/tests/support/usage-builder'
import { follow, hitOf, LOG, openSearch, pathFor } from './render-search'

// Its code is there, as it is from the first page on that has it.
jest.mock('@/components/freemium/lazy-home-banner', () => ({
  LazyHomeBanner: jest.requireActual('@/components/freemium/home-banner').HomeBanner,
}))

const EMPTY: SearchState = { name: 'too-short', term: '' }
const answerOf = (...hits: SearchHit[]) => ({ nbHits: hits.length, hits })
const foundOf = (term: string, ...hits: SearchHit[]): SearchState => ({
  name: 'found',
  term,
  page: 0,
  result: answerOf(...hits),
})

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => jest.runOnlyPendingTimers())
  jest.useRealTimers()
})

const field = () => screen.getByRole('searchbox', { name: 'Mit keresel?' })
const status = () => screen.getByRole('status')
const hits = () => within(screen.getByRole('list', { name: 'Találatok' })).getAllByRole('listitem')
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const asked = (api: ReturnType<typeof openSearch>['api']) =>
  api.requests.map(({ path }) => path).filter((path) => path !== LOG)

describe('what the server has found', () => {
  test('is there at once, and asked for no more', async () => {
    const { api } = openSearch('/search?q=tort', foundOf('tort', hitOf('egy'), hitOf('ketto')))
    expect(field()).toHaveValue('tort')
    expect(status()).toHaveTextContent('2 találat')
    expect(hits()).toHaveLength(2)
    await pass(500)
    expect(asked(api)).toEqual([])
  })

  test('leads to each exercise, a generated one by its levels, and tells what it is about', () => {
    const fixed = hitOf('egy', { classifications: ['hu|grade|5', 'hu|topic|a', 'hu|unknown'] })
    const generated = hitOf('solved', { classifications: ['hu|dynamic|a', 'hu|topic|a'] })
    openSearch('/search?q=tort', foundOf('tort', fixed, generated))
    const [first, second] = hits()
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/exercise/egy')
    expect(first).toHaveTextContent('A egy feladat 5. osztály · Törtek')
    const levels = within(second as HTMLElement).getAllByRole('link')
    expect(levels.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3].map((d) => `/exercise/solved?d=${d}`))
    expect(levels[1]).toHaveAccessibleName('A solved feladat: közepes, már megoldottad')
    expect(second).toHaveTextContent('A solved feladat Törtekkönnyűközepesnehéz')
  })

  test('marks what counts today and what waits when the limit is reached', () => {
    const generated = hitOf('uj', { classifications: ['hu|dynamic|a'] })
    openSearch('/search?q=tort', foundOf('tort', hitOf('mar'), generated), usageViewOf(['mar', 'b', 'c']))
    const [begun, waiting] = hits()
    expect(begun).toHaveTextContent('A mar feladat mai')
    expect(waiting).toHaveTextContent('A uj feladat később')
  })

  test('leads to pages of the wiki, and shows what they begin with', () => {
    const page = hitOf('wiki/henger', { classifications: ['hu|grade|5'], excerpt: 'Ilyen a konzervdoboz.' })
    openSearch('/search?q=henger', foundOf('henger', page))
    const [first] = hits()
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/wiki/henger')
    expect(first).toHaveTextContent('Kislexikon · 5. osztály Ilyen a konzervdoboz.')
  })

  test('leads to explainers, and says what they are about', () => {
    const explainer = hitOf('explainer/add-integers', { classifications: ['hu|grade|5'], excerpt: 'Lépések balra.' })
    openSearch('/search?q=negatív', foundOf('negatív', explainer))
    const [first] = hits()
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/explainers/add-integers')
    expect(first).toHaveTextContent('Magyarázat · 5. osztály Lépések balra.')
  })

  test('may be more than is shown', () => {
    const result = { nbHits: 57, hits: [hitOf('egy')] }
    openSearch('/search?q=tort', { name: 'found', term: 'tort', page: 0, result })
    expect(status()).toHaveTextContent('57 találat, itt az első 1.')
    const pages = within(screen.getByRole('navigation', { name: 'A találatok oldalai' }))
    expect(pages.getByText('1. oldal, összesen 2')).toHaveAttribute('aria-current', 'page')
    expect(pages.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Következő oldal', '/search?q=tort&page=1'],
    ])
    expect(pages.getByRole('link')).toHaveAttribute('rel', 'next')
  })

  test('on a later page says which they are, and leads back', async () => {
    const result = { nbHits: 32, hits: [hitOf('egy'), hitOf('ketto')] }
    const { activities } = openSearch('/search?q=tort&page=1', { name: 'found', term: 'tort', page: 1, result })
    expect(status()).toHaveTextContent('32 találat, itt a 31–32.')
    const back = within(screen.getByRole('navigation', { name: 'A találatok oldalai' })).getByRole('link')
    expect([back.textContent, back.getAttribute('href'), back.getAttribute('rel')]).toEqual([
      'Előző oldal',
      '/search?q=tort',
      'prev',
    ])
    await pass(2000)
    expect(activities()).toEqual([])
  })

  test('is asked for anew when the page was rendered for another part of it', async () => {
    const result = { nbHits: 32, hits: [hitOf('egy')] }
    const { api } = openSearch('/search?q=tort', { name: 'found', term: 'tort', page: 1, result })
    await pass(0)
    expect(asked(api)).toEqual(['/search?q=tort'])
  })

  test('needs no pages where it is all there', () => {
    openSearch('/search?q=tort', foundOf('tort', hitOf('egy')))
    expect(screen.queryByRole('navigation', { name: 'A találatok oldalai' })).toBeNull()
  })
})

describe('a term that is too short', () => {
  test.each(['', ' ', 't', ' t '])('%j is answered with a hint', async (text) => {
    const { api, user } = openSearch('/search', EMPTY)
    if (text !== '') await user.type(field(), text)
    expect(status()).toHaveTextContent('Írj be legalább 2 karaktert!')
    expect(field()).toHaveAccessibleDescription('Írj be legalább 2 karaktert!')
    await pass(1000)
    expect(asked(api)).toEqual([])
  })

  test('offers terms to begin with', () => {
    openSearch('/search', EMPTY)
    expect(screen.getByRole('link', { name: 'Közönséges törtek' })).toHaveAttribute(
      'href',
      pathFor('Közönséges törtek'),
    )
  })

  test('takes the hits away', async () => {
    const { user } = openSearch('/search?q=tort', foundOf('tort', hitOf('egy')))
    await user.clear(field())
    expect(screen.queryByRole('list', { name: 'Találatok' })).toBeNull()
    await pass(250)
    expect(window.location.search).toBe('')
  })
})

describe('typing', () => {
  test('asks once nothing was typed for a moment, and shows the hits', async () => {
    const { api, user } = openSearch('/search', EMPTY)
    api.answer(pathFor('törtek'), 200, answerOf(hitOf('egy')))
    await user.type(field(), 'tört')
    await pass(249)
    await user.type(field(), 'ek')
    await pass(249)
    expect(asked(api)).toEqual([])
    await pass(1)
    expect(asked(api)).toEqual([pathFor('törtek')])
    expect(status()).toHaveTextContent('1 találat')
    expect(window.location.pathname + window.location.search).toBe(pathFor('törtek'))
  })

  test('adds nothing to the history', async () => {
    const { api, user } = openSearch('/search', EMPTY)
    const before = window.history.length
    api.answer(pathFor('ab'), 200, answerOf())
    api.answer(pathFor('abc'), 200, answerOf())
    await user.type(field(), 'ab')
    await pass(250)
    await user.type(field(), 'c')
    await pass(250)
    expect(window.location.search).toBe('?q=abc')
    expect(window.history.length).toBe(before)
  })

  test('spaces ask for nothing new', async () => {
    const { api, user } = openSearch('/search?q=tort', foundOf('tort', hitOf('egy')))
    await user.type(field(), '  ')
    await pass(1000)
    expect(asked(api)).toEqual([])
    expect(hits()).toHaveLength(1)
  })

  test('shows the hits of what was typed last, in whatever order the answers come', async () => {
    const { api, signals, user } = openSearch('/search', EMPTY)
    const releaseOld = api.holdNext(pathFor('ab'), 200, answerOf(hitOf('regi'), hitOf('masik')))
    const releaseNew = api.holdNext(pathFor('abc'), 200, answerOf(hitOf('uj')))
    await user.type(field(), 'ab')
    await pass(250)
    await user.type(field(), 'c')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    await pass(250)
    releaseNew()
    await pass(0)
    expect(hits()).toHaveLength(1)
    releaseOld()
    await pass(0)
    expect(hits()).toHaveLength(1)
    expect(status()).toHaveTextContent('1 találat')
  })

  test('keeps the hits before and their count until the next come', async () => {
    const { api, user, container } = openSearch('/search?q=ab', foundOf('ab', hitOf('egy'), hitOf('ketto')))
    const release = api.holdNext(pathFor('abc'), 200, answerOf(hitOf('egy')))
    await user.type(field(), 'c')
    await pass(250)
    expect(hits()).toHaveLength(2)
    expect(status()).toHaveTextContent('2 találat')
    expect(container.querySelector('[aria-busy]')).toBeInTheDocument()
    release()
    await pass(0)
    expect(hits()).toHaveLength(1)
    expect(container.querySelector('[aria-busy]')).toBeNull()
  })

  test('the key asks at once', async () => {
    const { api, user } = openSearch('/search', EMPTY)
    api.answer(pathFor('törtek'), 200, answerOf(hitOf('egy')))
    await user.type(field(), 'törtek{Enter}')
    await pass(0)
    expect(asked(api)).toEqual([pathFor('törtek')])
    expect(hits()).toHaveLength(1)
    await pass(1000)
    expect(asked(api)).toHaveLength(1)
  })

  test('before the script was there counts as well', async () => {
    const value = jest.spyOn(HTMLInputElement.prototype, 'value', 'get').mockReturnValue('törtek')
    const { api } = openSearch('/search', EMPTY)
    value.mockRestore()
    api.answer(pathFor('törtek'), 200, answerOf(hitOf('egy')))
    await pass(250)
    expect(hits()).toHaveLength(1)
  })
})

test('nothing found is said, with what to try and the way to all exercises', async () => {
  const { api, user } = openSearch('/search', EMPTY)
  api.answer(pathFor('xyz'), 200, answerOf())
  await user.type(field(), 'xyz')
  await pass(250)
  expect(status()).toHaveTextContent('Nincs találat erre: „xyz”')
  expect(screen.getByRole('heading', { name: 'Ezt próbáld:' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Az összes feladat' })).toHaveAttribute('href', '/exercises')
})

describe('a failure', () => {
  test.each<[ErrorCode, number, string]>([
    ['unavailable', 503, 'A szolgáltatás most nem érhető el. Kérjük, próbáld újra később.'],
    ['too-many-requests', 429, 'Túl sok kérés érkezett. Próbáld újra egy kicsit később!'],
    ['internal', 500, 'Nem várt hiba történt. Kérjük, próbáld újra később.'],
  ])('%s is told, and the same is asked again', async (code, answer, message) => {
    const { api, user } = openSearch('/search', EMPTY)
    api.answer(pathFor('törtek'), answer, code)
    await user.type(field(), 'törtek')
    await pass(250)
    expect(screen.getByRole('alert')).toHaveTextContent(`A keresés most nem sikerült.${message}`)
    api.answer(pathFor('törtek'), 200, answerOf(hitOf('egy')))
    await user.click(screen.getByRole('button', { name: 'Újrapróbálom' }))
    await pass(0)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(hits()).toHaveLength(1)
  })

  test('of the connection is told', async () => {
    const { api, user } = openSearch('/search', EMPTY)
    api.loseNext(pathFor('törtek'))
    await user.type(field(), 'törtek')
    await pass(250)
    expect(screen.getByRole('alert')).toHaveTextContent('Hálózati hiba.')
  })

  test('of the server is told by the page that it has rendered', () => {
    openSearch('/search?q=tort', { name: 'failed', term: 'tort', code: 'unavailable' })
    expect(screen.getByRole('alert')).toHaveTextContent('A szolgáltatás most nem érhető el.')
  })

  test('leads who is signed in no more to the login and back', async () => {
    const { api, user } = openSearch('/search', EMPTY)
    api.answer(pathFor('törtek'), 401, 'unauthenticated')
    await user.type(field(), 'törtek')
    await pass(250)
    const login = screen.getByRole('link', { name: 'Belépés' })
    expect(login).toHaveAttribute('href', `/login?${new URLSearchParams({ redirect: pathFor('törtek') })}`)
  })
})

describe('the address', () => {
  test('counts when the page was rendered for another term: it is come back to', async () => {
    const { api } = openSearch('/search?q=kerulet', EMPTY)
    api.answer(pathFor('kerulet'), 200, answerOf(hitOf('egy')))
    expect(field()).toHaveValue('kerulet')
    await pass(0)
    expect(hits()).toHaveLength(1)
  })

  test('that a link of the page leads to is searched', async () => {
    const { api } = openSearch('/search', EMPTY)
    api.answer(pathFor('Közönséges törtek'), 200, answerOf(hitOf('egy')))
    follow(pathFor('Közönséges törtek'))
    await pass(0)
    expect(field()).toHaveValue('Közönséges törtek')
    expect(hits()).toHaveLength(1)
    follow('/search')
    expect(field()).toHaveValue('')
    expect(status()).toHaveTextContent('Írj be legalább 2 karaktert!')
  })
})

describe('the log', () => {
  const entryOf = (term: string, nbHits: number) => ({ userId: 'u1', activity: 'search', metadata: { term, nbHits } })

  test('notes a term once, when it has settled', async () => {
    const { api, activities, user } = openSearch('/search', EMPTY)
    api.answer(pathFor('tö'), 200, answerOf(hitOf('egy'), hitOf('ketto')))
    api.answer(pathFor('törtek'), 200, answerOf(hitOf('egy')))
    await user.type(field(), 'tö')
    await pass(1000)
    await user.type(field(), 'rtek')
    await pass(250)
    await pass(999)
    expect(activities()).toEqual([])
    await pass(1)
    expect(activities()).toEqual([entryOf('törtek', 1)])
    await user.type(field(), ' {Enter}')
    await pass(5000)
    expect(activities()).toHaveLength(1)
  })

  test('notes what was searched when a hit is followed at once', async () => {
    const { activities, user } = openSearch('/search?q=tort', foundOf('tort', hitOf('egy')))
    await user.click(screen.getByRole('link', { name: /A egy feladat/ }))
    await pass(5000)
    expect(activities()).toEqual([entryOf('tort', 1)])
  })

  test('notes that nothing was found, and of failures nothing', async () => {
    const { api, activities, user } = openSearch('/search?q=xyz', foundOf('xyz'))
    await pass(1000)
    expect(activities()).toEqual([entryOf('xyz', 0)])
    api.loseNext(pathFor('xyzw'))
    await user.type(field(), 'w')
    await pass(5000)
    expect(activities()).toHaveLength(1)
  })
})
