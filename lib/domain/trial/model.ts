/** The exercise that visitors try: a price that is cut. It is nobody's homework, so the browser may know its answer. */

export type Percent = 10 | 20 | 25 | 75

export interface Sale {
  /** Before the cut, in forints. */
  readonly price: number
  readonly percent: Percent
}

/** One sale a round; after the last one the first comes again. */
const SALES: readonly [Sale, ...Sale[]] = [
  { price: 8000, percent: 25 },
  { price: 6500, percent: 20 },
  { price: 12_000, percent: 75 },
  { price: 4900, percent: 10 },
]

/** How an answer comes about: rightly, by taking per cents for forints, or by stopping halfway. */
export type Reasoning = 'right' | 'percent-as-forints' | 'cut-alone'

export interface TrialOption {
  readonly thought: Reasoning
  /** In forints. */
  readonly amount: number
}

/** The sale of a round, counted from 0. */
export function saleOf(round: number): Sale {
  return SALES[round % SALES.length] ?? SALES[0]
}

/** By how much the price is cut, in forints. */
export function discountOf({ price, percent }: Sale): number {
  return (price * percent) / 100
}

/** What there is to choose from; where the right one stands changes with the rounds. */
export function optionsOf(round: number): readonly TrialOption[] {
  const sale = saleOf(round)
  const { price, percent } = sale
  const options: readonly TrialOption[] = [
    { thought: 'percent-as-forints', amount: price - percent },
    { thought: 'right', amount: price - discountOf(sale) },
    { thought: 'cut-alone', amount: discountOf(sale) },
  ]
  const turn = round % options.length
  return [...options.slice(turn), ...options.slice(0, turn)]
}
