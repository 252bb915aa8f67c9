import { PENDING_SETUP_INTENT_KEY } from '@/lib/domain/payment/model'
import { SESSION_MAX_AGE_SECONDS, sessionCookieName } from '@/lib/server/auth/session-cookie-name'
import { createChoicesCookie } from '@/lib/server/auth/sign-up-choices'
import { CONSENT_KEY } from '@/lib/shared/cookie-consent'
import { cookieTables } from '@/lib/shared/messages/cookies'
import { THEME_COOKIE } from '@/lib/shared/theme'
import { sourceFiles } from '@/tests/support/source-files'

const entries = Object.values(cookieTables).flat()
const lifetimeOf = (name: string) => entries.find((entry) => entry.name.split(' ')[0] === name)?.lifetime

test('what the code stores stands in the tables by its name', () => {
  const names = [sessionCookieName(false), 'authjs.callback-url', THEME_COOKIE, CONSENT_KEY, PENDING_SETUP_INTENT_KEY]
  expect(names.filter((name) => lifetimeOf(name) === undefined)).toEqual([])
})

test('every key of the browser’s storage stands in the tables', () => {
  const keys = sourceFiles()
    .filter(({ path }) => /^(?:components|lib\/client|lib\/cookie)\//.test(path))
    .flatMap(({ text }) =>
      [...text.matchAll(/\b(?:STORAGE_KEY|KEY|CONSENT_KEY) = '(\w+)'/g)].map(([, key]) => key ?? ''),
    )
  expect(keys.length).toBeGreaterThan(2)
  expect(keys.filter((key) => lifetimeOf(key) === undefined)).toEqual([])
})

test('the lifetimes are those of the code', () => {
  expect(lifetimeOf('authjs.session-token')).toContain(`${SESSION_MAX_AGE_SECONDS / 86_400} nap`)
  const maxAge = /Max-Age=(\d+)/.exec(createChoicesCookie('{"consent":true}', false))?.[1]
  expect(lifetimeOf('sign-up-choices')).toBe(`${Number(maxAge) / 60} perc`)
})

test.each([
  ['_ga', '2 év'],
  ['_ga_*', '2 év'],
  ['__stripe_mid', '1 év'],
  ['m', '1 év'],
  ['__stripe_sid', '30 perc'],
])('%s is said to live for %s (specification 1, section 9)', (name, lifetime) => {
  expect(lifetimeOf(name)).toBe(lifetime)
})

test('nothing is listed twice', () => {
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
})
