import {
  cacheKeyOf,
  decideCachingStrategy,
  keysOverLimit,
  listStaticFiles,
  pathWithQueryOf,
} from '@/service-worker/caching-strategy'

const SITE = 'https://matek.example'
const open = (path: string) => decideCachingStrategy({ method: 'GET', mode: 'navigate', url: `${SITE}${path}` }, SITE)
const fetched = (url: string, method = 'GET') =>
  decideCachingStrategy({ method, mode: 'cors', url: new URL(url, SITE).href }, SITE)

test.each(['/exercise/egesz-osszeadas', '/exercise/egesz-osszeadas?s=5&d=2', '/exercise/a#cel'])(
  'the exercise %s is kept',
  (path) => {
    expect(open(path)).toBe('exercise')
  },
)

test.each([
  '/',
  '/login?redirect=/exercise/a',
  '/register',
  '/verify-email?token=x',
  '/reset-password?token=x',
  '/newsletter?token=x',
  '/parental-consent?token=x',
  '/profile',
  '/subscribe',
  '/subscription',
  '/search?q=tort',
  '/task-status/1',
  '/exercise/a/print?s=5&d=2',
  '/exercise/',
  '/exercises',
  '/exercises/a',
  '/api/auth/callback/google?code=x',
  '/api/user/data',
])('the page %s is never kept', (path) => {
  expect(open(path)).toBe('page')
})

test.each(['/api/exercise/a', '/api/exercises', '/api/auth/session', '/api/user/data'])(
  'the call %s of a page is left to the browser',
  (path) => {
    expect(fetched(path)).toBe('none')
    expect(fetched(path, 'POST')).toBe('none')
  },
)

test('what Next fetches of a page, pictures and the files of others are left to the browser', () => {
  expect(fetched('/exercise/a?s=5&d=2&_rsc=x')).toBe('none')
  expect(fetched('/og/exercise/a')).toBe('none')
  expect(fetched('https://js.stripe.com/_next/static/x.js')).toBe('none')
  expect(fetched('/exercise/a', 'POST')).toBe('none')
})

test('built files are kept, since their names change with what is in them', () => {
  expect(fetched('/_next/static/chunks/1a2b.js')).toBe('static')
  expect(fetched('/_next/data/x.json')).toBe('none')
})

test('an exercise has one entry, whatever its numbers', () => {
  expect(cacheKeyOf(`${SITE}/exercise/a?s=5&d=2#x`)).toBe(`${SITE}/exercise/a`)
  expect(pathWithQueryOf(`${SITE}/exercise/a?s=5&d=2#x`)).toBe('/exercise/a?s=5&d=2')
})

test('finds the built files of a page, each once', () => {
  const html = `<link rel="preload" href="/_next/static/media/figtree-s.p.1f.woff2"/>
    <script src="/_next/static/chunks/~a-1.js" async=""></script>
    <script>self.__next_f.push([1,"\\"/_next/static/chunks/b%5B.js\\",\\"/_next/static/chunks/~a-1.js\\""])</script>`
  expect(listStaticFiles(html)).toEqual([
    '/_next/static/media/figtree-s.p.1f.woff2',
    '/_next/static/chunks/~a-1.js',
    '/_next/static/chunks/b%5B.js',
  ])
})

test.each([
  [3, []],
  [2, ['a']],
  [0, ['a', 'b', 'c']],
])('of three, with room for %i, the oldest go', (limit, surplus) => {
  expect(keysOverLimit(['a', 'b', 'c'], limit)).toEqual(surplus)
})
