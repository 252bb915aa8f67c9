import { REGISTER, SIGN_IN } from './account-actions'

/** Texts of signing in with an account of another service. */
export const socialMessages = {
  or: 'vagy',
  signIn: { google: `${SIGN_IN} Google-fiókkal`, facebook: `${SIGN_IN} Facebook-fiókkal` },
  register: { google: `${REGISTER} Google-fiókkal`, facebook: `${REGISTER} Facebook-fiókkal` },
  pending: 'Átirányítás folyamatban…',
} as const
