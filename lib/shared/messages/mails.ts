import { SITE_NAME } from '@/lib/shared/site'
import { composeMail, type MailParts, type MailText } from './mail-template'

interface LinkMail {
  /** May be empty. */
  readonly displayName: string
  /** Where the mail leads to, often with a single-use token. */
  readonly link: string
}

/**
 * The mail that asks to confirm an address.
 *
 * @param newsletterLink where the newsletter is asked for by a press of one's own, for who has ticked it on the form.
 */
export function verificationMail({
  displayName,
  link,
  newsletterLink,
}: LinkMail & { readonly newsletterLink?: string | undefined }): MailText {
  return composeMail({
    subject: `Erősítsd meg az e-mail-címedet – ${SITE_NAME}`,
    preview: 'Már csak egy lépés van hátra a regisztrációból.',
    greeting: greetingOf(displayName),
    before: [
      `Örülünk, hogy regisztráltál a ${SITE_NAME} oldalára. Már csak egy lépés van hátra: erősítsd meg az e-mail-címedet.`,
    ],
    button: { label: 'E-mail-cím megerősítése', link },
    after: [
      'A hivatkozás 24\u00a0óráig érvényes. Ha nem te regisztráltál, ott a „Nem én voltam” gombbal törölheted a fiókot.',
    ],
    also: newsletterLink === undefined ? undefined : newsletterOffer(newsletterLink),
  })
}

/** The mail that asks whether the newsletter is really wanted, for whose address needs no other confirmation. */
export function newsletterMail({ displayName, link }: LinkMail): MailText {
  const { label } = newsletterOffer(link)
  return composeMail({
    subject: `Kéred a hírlevelet? – ${SITE_NAME}`,
    preview: 'Csak akkor küldjük, ha ebben a levélben is megerősíted.',
    greeting: greetingOf(displayName),
    before: [
      'A regisztrációnál bejelölted, hogy kérsz hírlevelet az új feladatokról. Csak akkor küldjük, ha itt is megerősíted:',
    ],
    button: { label, link },
    after: ['A hivatkozás 7\u00a0napig érvényes. Ha mégsem kéred, nincs teendőd: így nem iratkozol fel.'],
  })
}

function newsletterOffer(link: string): NonNullable<MailParts['also']> {
  return {
    text: 'A regisztrációnál bejelölted, hogy kérsz hírlevelet az új feladatokról. Csak akkor küldjük, ha ezt itt külön is megerősíted; ha mégsem kéred, nincs vele teendőd. Ez a hivatkozás 7\u00a0napig érvényes.',
    label: 'Igen, kérem a hírlevelet',
    link,
  }
}

/** The mail by which somebody who has forgotten the password sets a new one. */
export function passwordResetMail({ displayName, link }: LinkMail): MailText {
  return composeMail({
    subject: `Új jelszó beállítása – ${SITE_NAME}`,
    preview: 'Ezzel a hivatkozással új jelszót adhatsz meg.',
    greeting: greetingOf(displayName),
    before: [`Új jelszót kértek ehhez a fiókhoz a ${SITE_NAME} oldalán. Ha te voltál, itt adhatod meg:`],
    button: { label: 'Új jelszó megadása', link },
    after: [
      'A hivatkozás 1\u00a0óráig érvényes, és csak egyszer használható. Az új jelszóval mindenhol újra be kell majd lépned.',
      'Ha nem te kérted, nincs teendőd: a jelszavad nem változik, amíg ezt a hivatkozást nem használja valaki.',
    ],
  })
}

/** The mail that tells of a changed password, in case it was somebody else. @param mail.link where to ask for another */
export function passwordChangedMail({ displayName, link }: LinkMail): MailText {
  return composeMail({
    subject: `Megváltozott a jelszavad – ${SITE_NAME}`,
    preview: 'Ezt azért írjuk meg, hogy akkor is tudj róla, ha valaki más volt.',
    greeting: greetingOf(displayName),
    before: [
      `Megváltozott a fiókod jelszava a ${SITE_NAME} oldalán, és a fiókodból a többi eszközön kiléptettünk.`,
      'Ha te voltál, nincs teendőd. Ha nem te voltál, kérj azonnal új jelszót:',
    ],
    button: { label: 'Új jelszót kérek', link },
    after: ['Ha ugyanezt a jelszót máshol is használod, és nem te változtattad meg, cseréld le ott is!'],
  })
}

/** Longer than the names of people are; a sentence is. */
const GREETED_LENGTH = 40

/** Anybody can have these mails sent to anybody, and must not have a message of their own in them. */
export function greetingOf(name: string): string {
  return isPlainName(name) ? `Szia ${name}!` : 'Szia!'
}

/** Whether a name that somebody has given may stand in a mail: it is short, and nothing that leads anywhere. */
export function isPlainName(name: string): boolean {
  // Browsers take the other two dots for the one of domains.
  const looksLikeLink = /[/\\@]|:\S|[\p{L}\p{N}][.。．][\p{L}\p{N}]{2}/u.test(name)
  const looksLikePhone = name.replace(/\P{N}/gu, '').length > 6
  return name !== '' && [...name].length <= GREETED_LENGTH && !looksLikeLink && !looksLikePhone
}
