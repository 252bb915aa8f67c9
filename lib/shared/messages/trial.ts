import { formatDecimal, MINUS } from '@/lib/shared/format/number'

/** What is sold in each round. */
const GOODS = ['pulóver', 'hátizsák', 'kerékpáros sisak', 'társasjáték'] as const

const PARTS = { 10: 'tizede', 20: 'ötöde', 25: 'negyede', 75: 'háromnegyede' } as const

/** In forints but for the per cents. */
interface Sale {
  readonly price: number
  readonly percent: keyof typeof PARTS
  readonly discount: number
}

const forints = (amount: number) => `${formatDecimal(String(amount))}\u00a0Ft`

/** Texts of the exercise to try on the landing page. */
export const trialMessages = {
  title: 'Próbáld ki most!',
  question: (round: number, { price, percent }: Sale) =>
    `Egy ${GOODS[round % GOODS.length]} ${forints(price)} volt, most ${percent}%-kal olcsóbb. Mennyibe kerül?`,
  amount: forints,
  hint: 'Segítség',
  hints: 'Segítségek',
  hintTexts: (sale: Sale) => [
    `A ${sale.percent}% az ár ${PARTS[sale.percent]}. Mennyi az forintban?`,
    `Az ár ${PARTS[sale.percent]} ${forints(sale.discount)}: ennyivel lett olcsóbb.`,
  ],
  check: 'Ellenőrzés',
  choose: 'Előbb válassz egyet!',
  rightTitle: 'Pontosan!',
  wrongTitle: 'Nem egészen...',
  feedback: {
    right: (sale: Sale) =>
      `Az ár ${PARTS[sale.percent]} ${forints(sale.discount)}, és ${forints(sale.price)} ${MINUS} ${forints(sale.discount)} = ${forints(sale.price - sale.discount)}.`,
    'percent-as-forints': ({ percent }: Sale) =>
      `Most ${percent} forintot vontál le. A ${percent}% viszont az ár ${PARTS[percent]}: az mennyi?`,
    'cut-alone': () => 'Ennyivel lett olcsóbb. De mennyit kell érte fizetni?',
  },
  again: 'Más számokkal',
  next: 'Jöhet a következő feladat',
} as const
