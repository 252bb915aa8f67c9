/** What leads to an account is called the same everywhere, in the words of who presses it. */
export const REGISTER = 'Regisztrálok'
