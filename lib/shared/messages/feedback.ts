/** The message form that opens from the footer. Its buttons have a table of their own: they are on every page. */
export const feedbackMessages = {
  title: 'Írj nekünk!',
  lead: 'Kérdés, ötlet, kedvezmény vagy hiba: minden üzenetet elolvasunk.',
  email: 'E-mail-cím',
  emailHint: 'Ide küldjük a választ.',
  emailLocked: 'A fiókod e-mail-címe. Ide küldjük a választ.',
  emailMissing: 'Add meg az e-mail-címedet!',
  description: 'Üzenet',
  descriptionMissing: 'Írd meg, miben segíthetünk!',
  send: 'Küldés',
  sending: 'Küldés folyamatban…',
  cancel: 'Mégsem',
  close: 'Bezárás',
  thanks: 'Köszönjük a visszajelzést!',
  thanksText: 'Elolvassuk, és ha kérdeztél, e-mailben válaszolunk.',
  failed: 'A küldés nem sikerült.',
  failedAdvice: 'Próbáld újra később, vagy írj nekünk erre a címre:',
} as const
