import { SIGN_IN } from './account-actions'

/** What is said beside a refusal, when the sign-in has ended elsewhere. */
export const signInAgainMessages = {
  signIn: SIGN_IN,
  newTab: '(új lapon nyílik)',
  kept: 'Ez az oldal úgy marad, ahogy van: belépés után próbáld újra!',
} as const
