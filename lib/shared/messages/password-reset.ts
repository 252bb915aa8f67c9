import { SIGN_IN } from './account-actions'

/** Texts of setting a new password by mail. */
export const passwordResetMessages = {
  link: 'Elfelejtetted a jelszavad?',
  request: {
    title: 'Elfelejtett jelszó',
    description: 'Kérj levelet, amellyel új jelszót adhatsz meg.',
    lead: 'Add meg az e-mail-címedet, és küldünk egy levelet, amellyel új jelszót választhatsz.',
    submit: 'Levelet kérek',
    pending: 'A levél küldése folyamatban…',
    unknown: 'Ez az email cím nem található a rendszerben.',
    remembered: 'Mégis eszedbe jutott?',
    toLogin: SIGN_IN,
    sentTitle: 'Nézd meg a leveleidet!',
    sentTo: 'Küldtünk egy levelet erre a címre:',
    instructions: 'A benne lévő hivatkozással új jelszót adhatsz meg. A hivatkozás 1\u00a0óráig érvényes.',
    spam: 'Nem találod? Nézd meg a levélszemét mappában is, vagy kérd újra!',
    again: 'Új levelet kérek',
  },
  confirm: {
    title: 'Új jelszó megadása',
    description: 'Adj meg új jelszót a fiókodhoz.',
    lead: 'Ha kész vagy, ezzel a jelszóval lépj be. A többi eszközödön is újra be kell majd lépned.',
    password: 'Új jelszó',
    submit: 'Jelszó mentése',
    pending: 'A jelszó mentése folyamatban…',
    failedTitle: 'Ez a hivatkozás már nem jó',
    newMail: 'Új levelet kérek',
    toProfile: 'Tovább a fiókomhoz',
    done: 'Megvan az új jelszavad. Most már beléphetsz vele.',
  },
} as const
