import { scrub, scrubText } from '@/lib/shared/errors/scrub'

const TOKEN = 'q3Jx-0fT5mZ_8vLrYw2bKcN7dHsGaPuE4iOoXtMnB1k'

test.each([
  ['an e-mail address', 'no mailbox kata.kiss+1@iskola.pelda.hu here', 'no mailbox …@… here'],
  [
    'the query of an address',
    `GET https://a.hu/verify-email?token=${TOKEN} failed`,
    'GET https://a.hu/verify-email failed',
  ],
  ['the fragment of an address', 'at https://a.hu/exercise/x#answer=3', 'at https://a.hu/exercise/x'],
  ['the query of a path', '{"href":"/login?r=%2Fsearch&x=1","a":1}', '{"href":"/login","a":1}'],
  ['a token by itself', `invalid token ${TOKEN}.`, 'invalid token ….'],
  ['the number of a task', 'GET /task-status/abc123/x, /task/abc123', 'GET /task-status/…/x, /task/…'],
  ['the number of a task of the API', 'GET /api/task/status/abc123', 'GET /api/task/status/…'],
  [
    'what a pressed choice says',
    'body > label > input[type="radio"][aria-label="7 alma"]',
    'body > label > input[type="radio"]',
  ],
  ['the same in JSON', String.raw`{"message":"input[aria-label=\"7 \\"alma\\"\"]"}`, '{"message":"input"}'],
])('takes out %s', (_, text, expected) => {
  expect(scrubText(text)).toBe(expected)
})

test.each([
  'Why? Because 1/2 is not 2/3.',
  'at commitMutationEffects (https://a.hu/_next/static/chunks/0a1b2c3d.js:1:2345)',
  '/task-status/[id]',
  '/*!tailwind*/.a\\/b{color:#fffaf0;background:url(/x.svg)}#main{color:red}',
  'sha256-4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945',
  'npm i @sentry/nextjs@11.1.0',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
])('leaves %s as it is', (text) => {
  expect(scrubText(text)).toBe(text)
})

test('reaches every text of plain data, and leaves out what is never told', () => {
  expect(
    scrub({
      list: [{ url: '/a?b=1', 'url.query': '?b=1', count: 3, nothing: null }],
      headers: { cookie: 'x' },
      cookies: 'x',
      newPassword: 'x',
    }),
  ).toEqual({ list: [{ url: '/a', count: 3, nothing: null }] })
})

test('ends with data that goes round in circles', () => {
  const circle: Record<string, unknown> = { text: 'kata@pelda.hu' }
  circle.self = circle
  expect(JSON.stringify(scrub(circle))).not.toContain('kata')
})
