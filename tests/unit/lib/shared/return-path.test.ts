import fc from 'fast-check'
import { safeReturnPath } from '@/lib/shared/return-path'

test.each([
  '/',
  '/subscribe',
  '/exercise/kor-terulete?s=3&d=1',
  '/list?cls=a,b#vege',
  '/search?q=k%C3%B6r',
  '/privacy/20250723',
])('keeps the own path %s', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.each([
  ['another site', 'https://elsewhere.hu'],
  ['another site without a scheme', '//elsewhere.hu'],
  ['three slashes', '///elsewhere.hu'],
  ['a backslash', '/\\elsewhere.hu'],
  ['a backslash first', '\\\\elsewhere.hu'],
  ['a backslash later', '/a\\..\\..\\elsewhere.hu'],
  ['a tab that browsers drop', '/\t/elsewhere.hu'],
  ['a line break that browsers drop', '/\n/elsewhere.hu'],
  ['a carriage return', '/\r/elsewhere.hu'],
  ['a null character', '/\u0000/elsewhere.hu'],
  ['dots that resolve to two slashes', '/.//elsewhere.hu'],
  ['parent dots that resolve to two slashes', '/a/..//elsewhere.hu'],
  ['escaped dots that resolve to two slashes', '/%2e//elsewhere.hu'],
  ['a leading space', ' //elsewhere.hu'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a relative path', 'profile'],
  ['user info', '@elsewhere.hu'],
  ['nothing', ''],
  ['a list of values', ['/profile']],
  ['no value', undefined],
  ['a very long path', `/${'a'.repeat(2048)}`],
  ['the login, which would send on again', '/login?redirect=/login'],
  ['the registration', '/register'],
  ['a call of the API', '/api/auth/signout'],
  ['the login behind dots', '/x/../login'],
])('replaces %s', (_, value) => {
  expect(safeReturnPath(value)).toBe('/')
})

test('replaces by the given fallback', () => {
  expect(safeReturnPath('//x', '/subscription')).toBe('/subscription')
})

test('never leads away, whatever it is given', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '@',
    ':',
    'x.hu',
    '?',
    '#',
    ' ',
    '\u00a0',
    '／',
  )
  const values = fc.oneof(
    fc.array(part).map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }).map((text) => `/${text}`),
  )
  fc.assert(
    fc.property(values, (value) => {
      const path = safeReturnPath(value)
      expect(new URL(path, 'https://matek.hu').origin).toBe('https://matek.hu')
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(safeReturnPath(path)).toBe(path)
    }),
    { seed: 20260115, numRuns: 2000 },
  )
})
