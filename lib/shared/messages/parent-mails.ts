import { SITE_NAME } from '@/lib/shared/site'
import { composeMail, type MailText } from './mail-template'
import { isPlainName } from './mails'

interface ParentMail {
  /** The child's name; may be empty, or what must not stand in a mail. */
  readonly childName: string
  /** The child's address, of which most is hidden: the parent's may be mistyped. */
  readonly childAddress: string
  /** The day after which the account is deleted, written out. */
  readonly lastDay: string
  readonly agreeLink: string
  readonly refuseLink: string
  /** How many times the parent has been reminded, with this mail; 0 in the first one. */
  readonly reminder: number
}

/** The mail that asks a parent to agree to the account of a child, and lets them delete it. */
export function parentalConsentMail(mail: ParentMail): MailText {
  const { childName, childAddress, lastDay, agreeLink, refuseLink, reminder } = mail
  const child = isPlainName(childName) ? `${childName} (${childAddress})` : `Valaki a(z) ${childAddress} címmel`
  return composeMail({
    subject: `${reminder > 0 ? 'Emlékeztető: a' : 'A'} beleegyezésedet kérjük gyermeked fiókjához – ${SITE_NAME}`,
    preview: `Beleegyezés nélkül a fiókot ${lastDay} után töröljük.`,
    greeting: 'Kedves Szülő!',
    before: [
      ...reminded(reminder),
      `${child} fiókot hozott létre a ${SITE_NAME} oldalán, és téged nevezett meg szülőként. Mivel még nem múlt el 16\u00a0éves, a fiókhoz a szülő (vagy más törvényes képviselő) beleegyezése kell.`,
      `A ${SITE_NAME} matematikai gyakorlóoldal 5–12. osztályosoknak. A fiókhoz a nevét és az e-mail-címét tároljuk, és azt, hogy mit csinál az oldalon és mely feladatokkal foglalkozik. Nincs hirdetés, és hírlevelet nem küldünk neki. Amíg nem egyezel bele, csak az ingyenes feladatokat oldhatja meg, vásárolni nem lehet.`,
    ],
    button: { label: 'Megnézem, és beleegyezem', link: agreeLink },
    after: [`Ha ${lastDay} végéig nem egyezel bele, a fiókot és minden adatát töröljük.`],
    also: {
      text: 'Nem szeretnéd, hogy legyen fiókja, vagy nem ismered, akiről szó van? Itt most azonnal töröltetheted. Ezzel a hivatkozással később is megteheted, egy évig.',
      label: 'Töröltetem a fiókot',
      link: refuseLink,
    },
  })
}

/** What a reminder says of the mails before it. */
function reminded(reminder: number): readonly string[] {
  if (reminder === 0) return []
  const last = 'Ez az utolsó emlékeztetőnk: többször nem írunk erről.'
  return [
    `Néhány napja már írtunk erről, de a válaszod még nem érkezett meg.${reminder > 1 ? ` ${last}` : ''} Egyetlen gombnyomás elég, akár igen, akár nem.`,
  ]
}
