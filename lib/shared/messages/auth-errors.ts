import type { AuthErrorCode, SignInCode } from '@/lib/shared/errors/auth-error-codes'
import { errorMessages } from './errors'

/** The Hungarian text of each authentication error, fit to show; what the API answers too is said alike. */
export const authErrorMessages = {
  'invalid-login-credentials': errorMessages['invalid-login-credentials'],
  'invalid-email': errorMessages['invalid-email'],
  'email-already-in-use': errorMessages['email-already-in-use'],
  'user-not-found': errorMessages['user-not-found'],
  // Of a sign-in, which must not tell which of the two is wrong.
  'wrong-password': 'Hibás e-mail-cím és/vagy jelszó.',
  'app-deleted': 'Ez az alkalmazás nem létezik.',
  'app-not-authorized': 'Az alkalmazás futtatása nincs engedélyezve.',
  'argument-error': 'Hibás paraméterek.',
  'invalid-api-key': 'Érvénytelen API-kulcs.',
  'invalid-user-token': 'A belépésed lejárt. Lépj be újra!',
  'id-token-revoked': 'A belépésedet visszavonták. Lépj be újra!',
  'network-request-failed': errorMessages['network-request-failed'],
  'operation-not-allowed': 'Ez a belépési mód nincs engedélyezve.',
  'requires-recent-login': 'Ehhez friss belépés kell. Lépj be újra!',
  'too-many-requests': errorMessages['too-many-requests'],
  'unauthorized-domain': 'Érvénytelen domain.',
  'user-disabled': errorMessages['user-disabled'],
  'user-token-expired': 'A belépésed lejárt, vagy a fiókot törölték.',
  'web-storage-unsupported': 'A böngésződ nem támogatja a helyi adattárolást, vagy le van benne tiltva.',
  'account-exists-with-different-credential':
    'Ezzel az e-mail-címmel már van fiók. Lépj be azzal a móddal, amellyel eredetileg regisztráltál!',
  // Only developers get to see it, so it is not translated.
  'auth-domain-config-required': 'The domain of the sign-in service has to be configured.',
  'cancelled-popup-request': 'A belépést megszakították.',
  'operation-not-supported-in-this-environment': 'Ez a művelet ebben a környezetben nem engedélyezett.',
  'popup-blocked': 'A böngésző letiltotta a felugró ablakot.',
  'popup-closed-by-user': 'A felugró ablakot túl korán bezárták.',
  'invalid-credential': 'Hibás vagy lejárt adatok.',
  'weak-password': errorMessages['weak-password'],
  'provider-email-missing':
    'Ettől a szolgáltatótól nem kaptuk meg az e-mail-címedet. Engedélyezd a megosztását, vagy regisztrálj jelszóval!',
  'provider-email-unverified':
    'Az e-mail-címed nincs megerősítve ennél a szolgáltatónál. Erősítsd meg ott, vagy regisztrálj jelszóval!',
  'create-user-failed': 'Create user failed',
  'sign-in-failed': 'Sign in failed',
  'sso-sign-in-failed': 'SSO Sign in failed',
} satisfies Record<AuthErrorCode, string>

const messages: Record<SignInCode, string> = { ...errorMessages, ...authErrorMessages }

/** The text of a failed sign-in or registration. */
export function signInMessage(code: SignInCode): string {
  return messages[code]
}

/** When one may try again; minutes are rounded up, so that the next try is not refused as well. */
export function retryAfterMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return seconds < 60 ? `${seconds} másodperc múlva próbálhatod újra.` : `${minutes} perc múlva próbálhatod újra.`
}
