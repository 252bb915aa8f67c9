/** The exercise that visitors try: a price that is cut. It is nobody's homework, so the browser may know its answer. */

type Percent = 10 | 20 | 25 | 75

export interface Sale {
  /** Before the cut, in forints. */
  readonly price: number
  readonly percent: Percent
  /** By how much the price is cut, in forints. */
  readonly discount: number
}

/** One sale a round; after the last one the first comes again. */
const SALES: readonly [Sale, ...Sale[]] = [
  { price: 8000, percent: 25, discount: 2000 },
  { price: 6500, percent: 20, discount: 1300 },
  { price: 12_000, percent: 75, discount: 9000 },
  { price: 4900, percent: 10, discount: 490 },
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

/** What there is to choose from; where the right one stands changes with the rounds. */
export function optionsOf(round: number): readonly TrialOption[] {
  const { price, percent, discount } = saleOf(round)
  const options: readonly TrialOption[] = [
    { thought: 'percent-as-forints', amount: price - percent },
    { thought: 'right', amount: price - discount },
    { thought: 'cut-alone', amount: discount },
  ]
  const turn = round % options.length
  return [...options.slice(turn), ...options.slice(0, turn)]
}
