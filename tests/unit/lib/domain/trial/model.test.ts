import { optionsOf, saleOf } from '@/lib/domain/trial/model'

const ROUNDS = Array.from({ length: 12 }, (_, round) => round)

test.each(ROUNDS)('round %i has three different answers in whole forints, and one is right', (round) => {
  const { price, percent, discount } = saleOf(round)
  const options = optionsOf(round)
  expect(new Set(options.map(({ amount }) => amount)).size).toBe(3)
  expect(options.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true)
  expect(discount).toBe((price * percent) / 100)
  const right = options.filter(({ thought }) => thought === 'right')
  expect(right.map(({ amount }) => amount)).toEqual([Math.round(price * (1 - percent / 100))])
})

test('the first round is the sweater of 8000 forints', () => {
  expect(saleOf(0)).toEqual({ price: 8000, percent: 25, discount: 2000 })
  expect(optionsOf(0).map(({ amount }) => amount)).toEqual([7975, 6000, 2000])
})

test('the right answer does not stand at one place, and the next round has other numbers', () => {
  const places = ROUNDS.map((round) => optionsOf(round).findIndex(({ thought }) => thought === 'right'))
  expect(new Set(places)).toEqual(new Set([0, 1, 2]))
  for (const round of ROUNDS) expect(saleOf(round + 1)).not.toEqual(saleOf(round))
})
