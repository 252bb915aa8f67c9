/** The mails about payments. Those to the payer are written to a parent; two go to the people who run the site. */
import { formatDate, formatDateTime, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { formatAmount } from '@/lib/shared/format/money'
import { SITE_LANGUAGE, SITE_NAME } from '@/lib/shared/site'
import { PREMIUM } from './account-actions'
import { composeMail, escapeHtml, type MailText } from './mail-template'
import { greetingOf } from './mails'

/** Who gets a mail, from which site. */
export interface Payer {
  readonly displayName: string
  readonly siteUrl: string
}

/** In minor units. */
interface Amount {
  readonly amount: number
  readonly currency: string
}

interface Company {
  readonly name: string | undefined
  readonly address: string | undefined
  readonly email: string
}

const dayOf = (iso: string) => formatDate(iso, HOME_TIME_ZONE)
const minuteOf = (iso: string) => formatDateTime(iso, HOME_TIME_ZONE)

const managing = (siteUrl: string, label = 'Előfizetésem kezelése') => ({ label, link: `${siteUrl}/subscription` })

/** Confirms a purchase, with all that the law wants to be kept: terms, and the form of a withdrawal. */
export function welcomeMail(
  { displayName, siteUrl }: Payer,
  purchase: {
    readonly boughtAt: string
    readonly renewsAt: string
    readonly unitAmount: number
    readonly currency: string
    readonly receiptUrl: string | null
    /** Of the version that holds. */
    readonly termsUrl: string
    readonly withdrawalEnd: string
    readonly company: Company
  },
): MailText {
  const { company } = purchase
  const price = formatAmount(purchase.unitAmount, purchase.currency)
  const receipt = purchase.receiptUrl === null ? [] : [`A fizetés bizonylata: ${purchase.receiptUrl}`]
  return composeMail({
    subject: `A Prémium előfizetésed visszaigazolása – ${SITE_NAME}`,
    preview: 'Köszönjük a vásárlást! Itt találsz mindent, amit érdemes megőrizni.',
    greeting: greetingOf(displayName),
    before: [
      `Köszönjük a vásárlást! A Prémium előfizetésed ${minuteOf(purchase.boughtAt)} óta él.`,
      `Amit vettél: ${SITE_NAME} Prémium, korlátlan feladatmegoldás. Ára havonta ${price}, ez a bruttó, teljes ár. Az előfizetés havonta megújul, amíg le nem mondod; a következő díjat ekkor vonjuk le: ${dayOf(purchase.renewsAt)}`,
    ],
    button: managing(siteUrl),
    after: [
      ...receipt,
      `A vásárlás feltételei, amelyeket elfogadtál: ${purchase.termsUrl}`,
      `Lemondás: bármikor, egy kattintással az előfizetésed oldalán. A már kifizetett időszak végéig minden ugyanúgy működik.`,
      `Elállás: az előfizetést a kérésedre azonnal elindítottuk, de ${dayOf(purchase.withdrawalEnd)} végéig indoklás nélkül elállhatsz, és a teljes díjat visszakapod. A legegyszerűbb itt: ${siteUrl}/subscription/withdrawal\nElég egy levél is; használhatod ezt a mintát:`,
      [
        'ELÁLLÁSI NYILATKOZAT',
        `Címzett: ${[company.name, company.address, company.email].filter(Boolean).join(', ')}`,
        `Alulírott kijelentem, hogy gyakorlom az elállási jogomat a ${SITE_NAME} Prémium előfizetésre kötött szerződés tekintetében.`,
        `A szerződéskötés időpontja: ${dayOf(purchase.boughtAt)}`,
        'A fogyasztó neve és a fiók e-mail-címe: …',
        'A fogyasztó címe: …',
        'Kelt: …',
      ].join('\n'),
      'Ezen felül a vásárlástól számított 30\u00a0napon belül visszakérheted a díjat, ha nem vagy elégedett: ezt is az előfizetésed oldalán teheted meg.',
    ],
  })
}

/** Tells that a fee was paid. */
export function receiptMail(
  { displayName, siteUrl }: Payer,
  payment: Amount & {
    readonly number: string | null
    readonly paidAt: string
    readonly periodEnd: string
    readonly receiptUrl: string | null
  },
): MailText {
  const number = payment.number === null ? '' : ` (sorszáma: ${payment.number})`
  return composeMail({
    subject: `Megkaptuk a befizetésedet – ${SITE_NAME}`,
    preview: 'A havi díjat levontuk, itt a bizonylat.',
    greeting: greetingOf(displayName),
    before: [
      `Megkaptuk a ${SITE_NAME} Prémium díját: ${formatAmount(payment.amount, payment.currency)}, ${dayOf(payment.paidAt)}${number}`,
      `A kifizetett időszak vége: ${dayOf(payment.periodEnd)}`,
    ],
    button:
      payment.receiptUrl === null ? managing(siteUrl) : { label: 'Bizonylat megnyitása', link: payment.receiptUrl },
    after: ['Az előfizetésedet és a korábbi fizetéseidet a fiókodba belépve, az Előfizetésem oldalon látod.'],
  })
}

/** Tells that a renewal could not be charged, and how to help. */
export function paymentFailedMail(
  { displayName, siteUrl }: Payer,
  payment: Amount & { readonly payUrl: string | null },
): MailText {
  return composeMail({
    subject: `Nem sikerült levonni a havi díjat – ${SITE_NAME}`,
    preview: 'Nézd meg a bankkártyádat, hogy a Prémium megmaradjon.',
    greeting: greetingOf(displayName),
    before: [
      `Nem sikerült levonni a bankkártyádról a ${SITE_NAME} Prémium havi díját (${formatAmount(payment.amount, payment.currency)}).`,
      'Pár napig magunktól is újra megpróbáljuk, addig minden a megszokott módon működik. Ha a kártyád lejárt, vagy nincs rajta fedezet, adj meg másikat:',
    ],
    button: managing(siteUrl, 'Másik kártya megadása'),
    after: [
      ...(payment.payUrl === null ? [] : [`A díjat itt közvetlenül is befizetheted: ${payment.payUrl}`]),
      'Ha a díj nem érkezik meg, az előfizetés véget ér, és az ingyenes változatot használhatod tovább.',
    ],
  })
}

/** Asks the payer to authenticate a payment at the bank. */
export function actionRequiredMail(
  { displayName, siteUrl }: Payer,
  payment: Amount & { readonly payUrl: string | null },
): MailText {
  return composeMail({
    subject: `Hagyd jóvá a fizetést a bankodnál – ${SITE_NAME}`,
    preview: 'A bankod a jóváhagyásodra vár.',
    greeting: greetingOf(displayName),
    before: [
      `A bankod a jóváhagyásodat kéri a ${SITE_NAME} Prémium díjának (${formatAmount(payment.amount, payment.currency)}) levonásához. Itt teheted meg:`,
    ],
    button: payment.payUrl === null ? managing(siteUrl) : { label: 'Fizetés jóváhagyása', link: payment.payUrl },
    after: ['Ha közben már jóváhagytad, nincs teendőd.'],
  })
}

/** Confirms a cancellation, and offers to take it back. */
export function cancelledMail(
  { displayName, siteUrl }: Payer,
  { expiresAt }: { readonly expiresAt: string },
): MailText {
  return composeMail({
    subject: `Lemondtad a Prémium előfizetésedet – ${SITE_NAME}`,
    preview: 'A kifizetett időszak végéig minden ugyanúgy működik.',
    greeting: greetingOf(displayName),
    before: [
      `Megkaptuk a lemondásodat. Több díjat nem vonunk le; a Prémiumot a kifizetett időszak végéig használhatod: ${dayOf(expiresAt)}`,
      'Ha meggondolnád magad, addig egy kattintással visszaállíthatod:',
    ],
    button: managing(siteUrl, 'Előfizetés újraaktiválása'),
    after: ['Utána az ingyenes változatot használhatod tovább; a fiókod és az eredményeid megmaradnak.'],
  })
}

/** Reminds that a cancelled subscription ends soon. */
export function expiringMail({ displayName, siteUrl }: Payer, { expiresAt }: { readonly expiresAt: string }): MailText {
  return composeMail({
    subject: `Hamarosan lejár a Prémium előfizetésed – ${SITE_NAME}`,
    preview: 'Addig még egy kattintással folytathatod.',
    greeting: greetingOf(displayName),
    before: [
      `A lemondott Prémium előfizetésed ekkor jár le: ${minuteOf(expiresAt)}`,
      'Ha szeretnéd folytatni, addig újraaktiválhatod; a következő díjat csak a lejáratkor vonjuk le.',
    ],
    button: managing(siteUrl, 'Előfizetés újraaktiválása'),
    after: ['Ha nem szeretnéd, nincs teendőd: utána az ingyenes változatot használhatod tovább.'],
  })
}

/** Tells that a subscription has ended that nobody had asked to end with its period, as one does that is not paid. */
export function endedMail({ displayName, siteUrl }: Payer, { endedAt }: { readonly endedAt: string }): MailText {
  return composeMail({
    subject: `Véget ért a Prémium előfizetésed – ${SITE_NAME}`,
    preview: 'Több díjat nem vonunk le.',
    greeting: greetingOf(displayName),
    before: [
      `A Prémium előfizetésed véget ért: ${dayOf(endedAt)}`,
      'Több díjat nem vonunk le, a még ki nem fizetettet sem. Az ingyenes változatot használhatod tovább; a fiókod és az eredményeid megmaradnak.',
      'Ha újra szeretnéd a Prémiumot, itt bármikor előfizethetsz:',
    ],
    button: { label: PREMIUM, link: `${siteUrl}/subscribe` },
    after: ['Ha nem szeretnéd, nincs teendőd.'],
  })
}

/** Acknowledges a withdrawal, with the day and the time of it, as the law demands. */
export function withdrawnMail(
  { displayName, siteUrl }: Payer,
  withdrawal: Amount & { readonly boughtAt: string; readonly withdrawnAt: string; readonly isByStaff: boolean },
): MailText {
  const amount = formatAmount(withdrawal.amount, withdrawal.currency)
  const refund = withdrawal.isByStaff
    ? `A díj (${amount}) visszafizetését munkatársunk intézi, mert 3 éven belül egyszer már automatikusan visszafizettük egy előfizetésed díját. Legkésőbb 14\u00a0napon belül jelentkezünk e-mailben.`
    : `A teljes díjat (${amount}) arra a kártyára fizetjük vissza, amelyikkel fizettél, legkésőbb 14\u00a0napon belül.`
  return composeMail({
    subject: `Megkaptuk az elállásodat – ${SITE_NAME}`,
    preview: 'Az előfizetésed megszűnt. Ezt a levelet érdemes megőrizni.',
    greeting: greetingOf(displayName),
    before: [
      `Megkaptuk az elállási nyilatkozatodat. Időpontja: ${minuteOf(withdrawal.withdrawnAt)}`,
      `Amitől elálltál: ${SITE_NAME} Prémium előfizetés, a szerződéskötés napja: ${dayOf(withdrawal.boughtAt)}`,
      `Az előfizetésed az elállással megszűnt.${withdrawal.amount === 0 ? ' Visszafizetendő díj nincs.' : ` ${refund}`}`,
    ],
    button: { label: `Tovább a ${SITE_NAME} oldalára`, link: siteUrl },
    after: ['Az ingyenes változatot továbbra is használhatod. Őrizd meg ezt a levelet.'],
  })
}

/** A payment that is given back, and how far that is. */
interface Refund extends Amount {
  readonly state: 'done' | 'pending' | 'delayed'
  readonly reason: 'no-owner' | 'withdrawal' | 'other'
  readonly paidAt: string
  /** Null until it was given back. */
  readonly refundedAt: string | null
}

const refundSubjects = {
  done: 'Visszafizettük a díjat',
  pending: 'Visszafizetjük a díjat',
  delayed: 'Késik a díj visszafizetése',
} as const

/** Tells who paid that the money was given back, that it is on its way, or that it could not be given back yet. */
export function refundMail({ displayName, siteUrl }: Payer, refund: Refund): MailText {
  const { state, reason, paidAt, refundedAt } = refund
  const price = formatAmount(refund.amount, refund.currency)
  const subject = refundSubjects[state]
  const what = `a ${SITE_NAME} Prémium díját (${price}, fizetve: ${dayOf(paidAt)})`
  const sentences = {
    done: `Visszafizettük ${what}.${refundedAt === null ? '' : ` A visszafizetés napja: ${dayOf(refundedAt)}`}`,
    pending: `Elindítottuk a visszafizetést: ${what} arra a kártyára küldjük vissza, amelyikkel fizettél. Amint megtörtént, megírjuk.`,
    delayed: `Vissza szerettük volna fizetni ${what}, de a bank nem fogadta. Dolgozunk rajta, és megírjuk, amint sikerült.`,
  } as const
  const after = {
    done: 'A pénz arra a kártyára érkezik, amelyikkel fizettél. A bankodtól függően pár nap, mire a számládon látod.',
    pending: 'Nincs teendőd.',
    delayed:
      'Nincs teendőd. Ha a kártyát közben megszüntetted, válaszolj erre a levélre, és megbeszéljük, hová utaljunk.',
  } as const
  const why =
    reason === 'no-owner'
      ? [
          'Ehhez a díjhoz nem tartozott használható előfizetés (például mert a fiók közben megszűnt), ezért nem tartjuk meg.',
        ]
      : []
  return composeMail({
    subject: `${subject} – ${SITE_NAME}`,
    preview: `A Prémium díjáról írunk: ${price}.`,
    greeting: greetingOf(displayName),
    before: [sentences[state], ...why],
    button: { label: `Tovább a ${SITE_NAME} oldalára`, link: siteUrl },
    after: [after[state]],
  })
}

/** Tells the people who run the site that a payment could not be given back. */
export function refundFailedMail(
  failed: Amount & {
    readonly chargeId: string
    readonly buyer: { readonly name: string; readonly email: string }
    readonly isTriedAgain: boolean
  },
): MailText {
  return operatorMail('Nem sikerült visszafizetés', [
    `A bank nem fogadta egy díj visszafizetését: ${formatAmount(failed.amount, failed.currency)}, fizetés: ${failed.chargeId}`,
    `Vásárló: ${failed.buyer.name} <${failed.buyer.email}>`,
    failed.isTriedAgain
      ? 'Egy nap múlva magától újra megpróbáljuk, legfeljebb ötször. Ha akkor sem sikerül, a vásárlóval kell megbeszélni, hová utaljátok.'
      : 'Ezt a visszafizetést a szolgáltató felületén indítottátok, ezért ott kell újra megpróbálni.',
  ])
}

/** Tells the people who run the site of a withdrawal that is more than the site can do by itself. */
export function withdrawnForStaffMail(
  withdrawal: Amount & {
    readonly email: string
    readonly displayName: string
    readonly uid: string
    readonly boughtAt: string
    readonly withdrawnAt: string
    readonly isByStaff: boolean
    readonly customerId: string
    readonly subscriptionId: string
    readonly chargeIds: readonly string[]
    readonly closesRequest: boolean
  },
): MailText {
  return operatorMail('Elállás', [
    `Elállt: ${withdrawal.displayName} <${withdrawal.email}>, fiók: ${withdrawal.uid}`,
    `Mikor: ${minuteOf(withdrawal.withdrawnAt)}, a vásárlás ideje: ${minuteOf(withdrawal.boughtAt)}`,
    `Ügyfél a fizetési szolgáltatónál: ${withdrawal.customerId}\nElőfizetés: ${withdrawal.subscriptionId}\nFizetések: ${withdrawal.chargeIds.join(', ')}`,
    ...(withdrawal.closesRequest ? ['A visszafizetési kérését az elállás lezárta, azzal nincs teendő.'] : []),
    withdrawal.isByStaff
      ? `Teendő: ugyanez a vásárló 3 éven belül egyszer már megkapta az automatikus visszafizetést, ezért a díjat (${formatAmount(withdrawal.amount, withdrawal.currency)}) nem fizettük vissza magunktól. Az elállás érvényes: 14 napon belül fizesd vissza a szolgáltató felületén, vagy írd meg a vásárlónak, mennyi jár vissza. Ha erre a levélre válaszolsz, ő kapja meg.`
      : 'A díjat magától visszafizetjük, nincs teendő.',
  ])
}

/** Has the people who run the site give money back: all that they need for it. */
export function refundRequestMail(request: {
  readonly email: string
  readonly displayName: string
  readonly uid: string
  readonly requestedAt: string
  readonly reason: string
  readonly boughtAt: string
  readonly customerId: string
  readonly subscriptionId: string
  readonly invoices: readonly (Amount & {
    readonly id: string
    readonly number: string | null
    readonly paidAt: string
  })[]
}): MailText {
  const invoices = request.invoices.map(
    ({ id, number, amount, currency, paidAt }) =>
      `- ${number ?? id}: ${formatAmount(amount, currency)}, ${minuteOf(paidAt)} (${id})`,
  )
  return operatorMail('Visszafizetést kértek', [
    `Kérte: ${request.displayName} <${request.email}>, fiók: ${request.uid}`,
    `Mikor: ${minuteOf(request.requestedAt)}`,
    `A vásárlás ideje: ${minuteOf(request.boughtAt)}`,
    `Ügyfél a fizetési szolgáltatónál: ${request.customerId}\nElőfizetés: ${request.subscriptionId}`,
    ['Kifizetett számlák:', ...invoices].join('\n'),
    request.reason === '' ? 'Indokot nem írt.' : `Indok:\n${request.reason}`,
    'Teendő: a szolgáltató felületén fizesd vissza a díjat, és szüntesd meg az előfizetést. Ha erre a levélre válaszolsz, a vásárló kapja meg.',
  ])
}

/** Tells the people who run the site that a bank disputes a payment. */
export function disputeMail({ disputeId }: { readonly disputeId: string }): MailText {
  return operatorMail('Vitatott fizetés', [
    `Egy vásárló bankja vitatja egy fizetését. A vita azonosítója: ${disputeId}`,
    'Teendő: a szolgáltató felületén, a megadott határidőig válaszolj rá, vagy fogadd el.',
  ])
}

function operatorMail(subject: string, paragraphs: readonly string[]): MailText {
  const body = paragraphs.map(
    (text) => `<p style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</p>`,
  )
  return {
    subject: `${subject} – ${SITE_NAME}`,
    text: paragraphs.join('\n\n'),
    html: `<!doctype html>
<html lang="${SITE_LANGUAGE}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body>
${body.join('\n')}
</body>
</html>
`,
  }
}
