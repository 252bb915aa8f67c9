/** Texts of signing in with an account of another service. */
export const socialMessages = {
  or: 'vagy',
  signIn: { google: 'Belépés Google-fiókkal', facebook: 'Belépés Facebook-fiókkal' },
  register: { google: 'Regisztráció Google-fiókkal', facebook: 'Regisztráció Facebook-fiókkal' },
  pending: 'Átirányítás folyamatban…',
} as const
