import type { ErrorCode } from '@/lib/shared/errors/error-codes'

/** The Hungarian text of each error code, fit to show. */
export const errorMessages = {
  'invalid-request': 'Hibás kérés. Kérjük, ellenőrizd a megadott adatokat.',
  'invalid-email': 'Érvénytelen e-mail cím.',
  'weak-password': 'A jelszónak legalább 6 karakter hosszúnak kell lennie.',
  'consent-required':
    'A regisztrációhoz kérjük, fogadd el a felhasználási feltételeket és az adatkezelési tájékoztatót.',
  'invalid-token': 'Ez a hivatkozás már nem érvényes. Kérj egy újat!',
  unauthenticated: 'Ehhez be kell jelentkezned.',
  'invalid-login-credentials': 'Hibás bejelentkezési adatok.',
  'payment-declined': 'A bankkártyát nem sikerült megterhelni. Próbáld újra, vagy adj meg másik kártyát!',
  forbidden: 'Ehhez nincs jogosultságod.',
  'limit-reached': 'Elérted a napi feladatlimitet!',
  'email-not-verified': 'Ehhez előbb meg kell erősítened az e-mail-címedet.',
  'user-disabled': 'Ezzel a felhasználóval nem lehet belépni. Fordulj az adminisztrátorhoz!',
  'wrong-password': 'A jelenlegi jelszó nem jó.',
  'reauthentication-required': 'Ehhez add meg a jelszavadat, vagy lépj be újra!',
  'admin-only-deletion': 'Ezt a felhasználói fiókot csak az adminisztrátor tudja törölni.',
  'captcha-failed': 'Nem sikerült ellenőrizni, hogy nem robot vagy-e. Próbáld újra!',
  'not-found': 'A keresett oldal nem található.',
  'user-not-found': 'Ez a felhasználói fiók nem létezik.',
  'email-already-in-use': 'Ezzel az e-mail-címmel már regisztráltak.',
  conflict: 'Ez a művelet most nem végezhető el. Frissítsd az oldalt, és próbáld újra!',
  'payload-too-large': 'Túl sok adat érkezett egyszerre.',
  'too-many-requests': 'Túl sok kérés érkezett. Próbáld újra egy kicsit később!',
  internal: 'Nem várt hiba történt. Kérjük, próbáld újra később.',
  unavailable: 'A szolgáltatás most nem érhető el. Kérjük, próbáld újra később.',
  'network-request-failed': 'Hálózati hiba. Ellenőrizd az internetkapcsolatodat!',
} satisfies Record<ErrorCode, string>
