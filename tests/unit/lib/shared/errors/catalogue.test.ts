/** The error catalogue of the first specification, section 8: each code by name, with its text. */
import { authErrorCodes, catalogueCodes, isOnlyWarning } from '@/lib/shared/errors/auth-error-codes'
import { errorText } from '@/lib/shared/errors/error-text'
import { authErrorMessages, retryAfterMessage, signInMessage } from '@/lib/shared/messages/auth-errors'
import { serverErrorMessages, storageErrorMessages } from '@/lib/shared/messages/service-errors'

/** Code, what the specification says of it in English, and our sentence. */
const authentication = [
  ['invalid-login-credentials', 'invalid login data', 'Hibás belépési adatok.'],
  ['invalid-email', 'invalid e-mail address', 'Érvénytelen e-mail cím.'],
  ['email-already-in-use', 'e-mail already in use', 'Ezzel az e-mail-címmel már regisztráltak.'],
  ['user-not-found', 'the account does not exist', 'Ez a felhasználói fiók nem létezik.'],
  ['wrong-password', 'e-mail and/or password incorrect', 'Hibás e-mail-cím és/vagy jelszó.'],
  ['app-deleted', 'this application does not exist', 'Ez az alkalmazás nem létezik.'],
  ['app-not-authorized', 'the application is not authorized to run', 'Az alkalmazás futtatása nincs engedélyezve.'],
  ['argument-error', 'bad parameters', 'Hibás paraméterek.'],
  ['invalid-api-key', 'invalid API key', 'Érvénytelen API-kulcs.'],
  ['invalid-user-token', 'user token expired, sign in again', 'A belépésed lejárt. Lépj be újra!'],
  ['id-token-revoked', 'token revoked, sign in again', 'A belépésedet visszavonták. Lépj be újra!'],
  ['network-request-failed', 'network error', 'Hálózati hiba. Ellenőrizd az internetkapcsolatodat!'],
  ['operation-not-allowed', 'this sign-in method is not enabled', 'Ez a belépési mód nincs engedélyezve.'],
  // What the code is about: to wait would not help.
  ['requires-recent-login', 'please sign in later', 'Ehhez friss belépés kell. Lépj be újra!'],
  [
    'too-many-requests',
    'too many requests, try again a little later',
    'Túl sok kérés érkezett. Próbáld újra egy kicsit később!',
  ],
  ['unauthorized-domain', 'invalid domain', 'Érvénytelen domain.'],
  [
    'user-disabled',
    'cannot sign in with this user, contact the administrator',
    'Ezzel a felhasználóval nem lehet belépni. Fordulj az adminisztrátorhoz!',
  ],
  ['user-token-expired', 'token expired or the account was deleted', 'A belépésed lejárt, vagy a fiókot törölték.'],
  [
    'web-storage-unsupported',
    'the browser does not support local data storage',
    'A böngésződ nem támogatja a helyi adattárolást, vagy le van benne tiltva.',
  ],
  [
    'account-exists-with-different-credential',
    'an account with that e-mail exists, use the original sign-up method',
    'Ezzel az e-mail-címmel már van fiók. Lépj be azzal a móddal, amellyel eredetileg regisztráltál!',
  ],
  [
    'auth-domain-config-required',
    'untranslated developer text',
    'The domain of the sign-in service has to be configured.',
  ],
  ['cancelled-popup-request', 'sign-in was cancelled', 'A belépést megszakították.'],
  [
    'operation-not-supported-in-this-environment',
    'the action is not allowed in this environment',
    'Ez a művelet ebben a környezetben nem engedélyezett.',
  ],
  ['popup-blocked', 'the browser blocked the popup', 'A böngésző letiltotta a felugró ablakot.'],
  ['popup-closed-by-user', 'the popup was closed too early', 'A felugró ablakot túl korán bezárták.'],
  ['invalid-credential', 'incorrect or expired data', 'Hibás vagy lejárt adatok.'],
  ['weak-password', 'password needs at least 6 characters', 'A jelszónak legalább 6 karakter hosszúnak kell lennie.'],
] as const

test('the catalogue is complete, and in its order', () => {
  expect(catalogueCodes).toEqual(authentication.map(([code]) => code))
})

test.each(authentication)('%s: %s', (code, _, text) => {
  expect(authErrorMessages[code]).toBe(text)
  expect(signInMessage(code)).toBe(text)
  expect(errorText({ code: `auth/${code}`, message: 'of the library' })).toBe(text)
})

test.each([
  ['create-user-failed', 'Create user failed'],
  ['sign-in-failed', 'Sign in failed'],
  ['sso-sign-in-failed', 'SSO Sign in failed'],
] as const)('%s reads as the specification has it', (code, text) => {
  expect(signInMessage(code)).toBe(text)
})

test('only a warning is worth what people or their browsers do themselves', () => {
  expect(authErrorCodes.filter(isOnlyWarning).toSorted()).toEqual([
    'cancelled-popup-request',
    'email-already-in-use',
    'invalid-login-credentials',
    'popup-blocked',
    'popup-closed-by-user',
    'weak-password',
  ])
})

test.each([
  ['unknown', 'Ismeretlen hiba történt.'],
  ['object_not_found', 'A fájl nem található.'],
  ['bucket_not_found', 'A tárhely nem található.'],
  ['project_not_found', 'A projekt nem található.'],
  ['quota_exceeded', 'A tárhely megtelt.'],
  ['unauthenticated', 'Lépj be, és próbáld újra!'],
  ['unauthorized', 'Ehhez a művelethez a jelenlegi felhasználónak nincs jogosultsága.'],
  ['retry_limit_exceeded', 'Időtúllépés. Próbáld újra később!'],
  ['invalid_checksum', 'A fájl nem egyezik. Próbáld újra feltölteni!'],
  ['canceled', 'A műveletet megszakították.'],
  ['invalid_event_name', 'Hibás eseménynév.'],
  ['invalid_url', 'Hibás URL.'],
  ['invalid-argument', 'Hibás a feltöltés formátuma.'],
  ['no_default_bucket', 'Nincs beállítva alapértelmezett tárhely.'],
  ['cannot_slice_blob', 'A fájl feltöltés közben megváltozott. Zárd be a többi programot, és próbáld újra!'],
  ['server_wrong_file_size', 'Hibás fájlméret. Próbáld újra feltölteni!'],
] as const)('storage/%s', (code, text) => {
  expect(storageErrorMessages[code]).toBe(text)
  expect(errorText({ code: `storage/${code}` })).toBe(text)
})

test.each([
  ['exercise-update-error', 'Hiba történt a feladat módosítása közben.'],
  ['exercise-create-error', 'Hiba történt a feladat létrehozása közben.'],
] as const)('server/%s', (code, text) => {
  expect(serverErrorMessages[code]).toBe(text)
  expect(errorText({ code: `server/${code}` })).toBe(text)
})

test.each([
  ['a code alone', { code: 'user-disabled' }, signInMessage('user-disabled')],
  ['a code of the API', { code: 'payload-too-large' }, 'Túl sok adat érkezett egyszerre.'],
  ['an unknown code by its message', { code: 'auth/of-tomorrow', message: 'Of tomorrow' }, 'Of tomorrow'],
  ['an error by its message', new RangeError('out of range'), 'out of range'],
  ['what has no message by its JSON', { status: 418 }, '{"status":418}'],
  ['an empty message by its JSON', { message: '', status: 1 }, '{"message":"","status":1}'],
  ['a text by its JSON', 'teapot', '"teapot"'],
  ['nothing', undefined, 'undefined'],
  ['a name of every object', { code: 'auth/constructor', message: 'no code' }, 'no code'],
])('tells %s', (_, error, text) => {
  expect(errorText(error)).toBe(text)
})

test('the wait is told in seconds, and from a minute on in whole minutes that are enough', () => {
  expect([1, 59, 60, 61, 900].map(retryAfterMessage)).toEqual([
    '1 másodperc múlva próbálhatod újra.',
    '59 másodperc múlva próbálhatod újra.',
    '1 perc múlva próbálhatod újra.',
    '2 perc múlva próbálhatod újra.',
    '15 perc múlva próbálhatod újra.',
  ])
})
