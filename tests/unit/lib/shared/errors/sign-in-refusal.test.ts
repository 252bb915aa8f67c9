import { codeOfType, readRefusal } from '@/lib/shared/errors/sign-in-refusal'

test.each([
  ['CredentialsSignin', 'invalid-login-credentials'],
  ['OAuthAccountNotLinked', 'account-exists-with-different-credential'],
  ['OAuthCallbackError', 'invalid-credential'],
  ['CallbackRouteError', 'invalid-credential'],
  ['Verification', 'invalid-credential'],
  ['InvalidCheck', 'invalid-credential'],
  ['MissingCSRF', 'invalid-user-token'],
  ['AccessDenied', 'operation-not-allowed'],
  ['Configuration', 'internal'],
])('next-auth’s %s is %s', (type, code) => {
  expect(codeOfType(type)).toBe(code)
  expect(readRefusal({ error: type })).toEqual({ code })
})

test.each([
  'CredentialsSignin',
  'OAuthAccountNotLinked',
  'OAuthCallbackError',
  'AccessDenied',
  'Verification',
  'MissingCSRF',
  'AccountNotLinked',
  'WebAuthnVerificationError',
])('%s, which next-auth shows to visitors, is not unexpected', (type) => {
  expect(codeOfType(type)).not.toBe('internal')
})

test.each([
  ['our code before next-auth’s word', { error: 'CredentialsSignin', code: 'user-disabled' }, 'user-disabled'],
  ['a code in its place', { error: 'sso-sign-in-failed' }, 'sso-sign-in-failed'],
  ['an unknown code as unexpected', { error: 'CredentialsSignin', code: 'of-tomorrow' }, 'internal'],
  ['an unknown word as unexpected', { error: 'Hívd a 06-90-123-456 számot!' }, 'internal'],
  ['a name of every object as unexpected', { error: 'constructor' }, 'internal'],
  ['a list as unexpected', { error: ['MissingCSRF', 'x'] }, 'internal'],
])('reads %s', (_, query, code) => {
  expect(readRefusal(query)).toEqual({ code })
})

test('nothing is wrong when the address says nothing', () => {
  expect(readRefusal({})).toBeUndefined()
  expect(readRefusal({ error: '', code: 'user-disabled' })).toBeUndefined()
})

test.each([
  ['600', 600],
  ['0', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['1e99', undefined],
  ['90000', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('reads %s as a wait of %s seconds', (retryAfter, seconds) => {
  const refusal = readRefusal({
    error: 'CredentialsSignin',
    code: 'too-many-requests',
    ...(retryAfter && { retryAfter }),
  })
  expect(refusal?.retryAfterSeconds).toBe(seconds)
})
