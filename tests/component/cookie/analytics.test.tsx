/** What the measuring program is told: nothing before it is allowed, and no more than which page is viewed. */

const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>))
const named = (name: string) => commands().filter(([first]) => first === name)
const views = () => named('event').map(([, , page]) => (page as { page_location: string }).page_location)
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

/** As in a document that has just been loaded. */
async function loadPage(): Promise<(path: string) => void> {
  jest.resetModules()
  const { reportPageView } = await import('@/lib/client/analytics')
  return (path) => reportPageView('G-TEST', path)
}

beforeEach(() => {
  delete window.dataLayer
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

test('every kind of consent is denied before anything else is said, then the analytics alone is granted', async () => {
  const view = await loadPage()
  view('/exercises')
  const [first, second] = commands()
  expect(first).toEqual([
    'consent',
    'default',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
  ])
  expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
  expect(named('config')).toEqual([
    ['config', 'G-TEST', expect.objectContaining({ allow_google_signals: false, send_page_view: false })],
  ])
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])
})

test('a page is told of by its path, once, with the page before it and without its query', async () => {
  window.history.replaceState(null, '', '/search?q=titok')
  const view = await loadPage()
  view('/search')
  view('/search')
  view('/exercises')
  expect(views()).toEqual(['http://localhost/search', 'http://localhost/exercises'])
  expect(named('event').at(-1)?.[2]).toMatchObject({ page_referrer: 'http://localhost/search' })
  expect(JSON.stringify(commands())).not.toContain('titok')
  expect(named('consent')).toHaveLength(2)
  expect(scripts()).toHaveLength(1)
})

test.each(['/reset-password', '/verify-email', '/task-status/1', '/task/1'])(
  '%s, whose address is a secret, is not told of',
  async (path) => {
    const view = await loadPage()
    view(path)
    expect(window.dataLayer).toBeUndefined()
    expect(scripts()).toEqual([])
  },
)
