/* What leads to an account and out of it is called the same everywhere. */

/** In the words of who presses it. */
export const REGISTER = 'Regisztrálok'
/** The specified word of the exercise page, which has it beside others. */
export const SIGN_IN = 'Belépés'
export const SIGN_OUT = 'Kilépés'
/** To the subscription, in the word of the specification. */
export const PREMIUM = 'Prémium verzió'
