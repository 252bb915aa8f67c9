import fc from 'fast-check'
import { exe } from './exe'

const SEED = 20261120

function naiveDivisors(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1).filter((i) => n % i === 0)
}

function naiveGcd(a: number, b: number): number {
  return Math.max(...naiveDivisors(a).filter((i) => b % i === 0))
}

const small = fc.integer({ min: 1, max: 3000 })

test('divisors, primes and prime factors agree with trying every number', () => {
  fc.assert(
    fc.property(small, (n) => {
      const divisors = naiveDivisors(n)
      expect(exe(`(divisors ${n})`)).toBe(`[${divisors.join(' ')}]`)
      expect(exe(`(is-prime ${n})`)).toBe(String(divisors.length === 2))
      expect(exe(`(and (== ${n} (prod (prime-factors ${n}))) (every is-prime (prime-factors ${n})))`)).toBe('true')
      expect(exe(`(== (sort (prime-factors ${n})) (prime-factors ${n}))`)).toBe('true')
    }),
    { seed: SEED },
  )
})

test('gcd and lcm agree with trying every number', () => {
  fc.assert(
    fc.property(small, small, (a, b) => {
      const divisor = naiveGcd(a, b)
      expect(exe(`[(gcd ${a} ${b}) (lcm ${a} ${b})]`)).toBe(`[${divisor} ${(a * b) / divisor}]`)
    }),
    { seed: SEED },
  )
})

test('every Roman numeral reads as its number', () => {
  expect(exe('(every (fn [n] (== n (roman-to-num (num-to-roman n)))) (range 1 3999))')).toBe('true')
})

test.each([
  ['(is-prime 1)', 'false'],
  ['(is-prime -7)', 'false'],
  ['(is-prime 2147483647)', 'true'],
  ['(is-prime 99999999999973)', 'true'],
  ['(prime-factors 600851475143)', '[71 839 1471 6857]'],
  ['(prime-factors 1)', '[]'],
  ['(prime-factors 0)', 'invalid-arguments 1:1'],
  ['(divisors 0)', 'invalid-arguments 1:1'],
  ['(divisors 1000001)', 'invalid-arguments 1:1'],
  ['(count (divisors 720720))', '240'],
  ['(gcd 0 0)', '0'],
  ['(gcd -12 18)', '6'],
  ['(lcm 0 5)', '0'],
  ['(lcm 9007199254740991 2)', 'limit-exceeded 1:1'],
  ['(factorial 20)', '2432902008176640000'],
  ['(factorial 21)', 'invalid-arguments 1:1'],
  ['(factorial -1)', 'invalid-arguments 1:1'],
  ['(map (fn [k] (binomial 5 k)) (range 0 6))', '[1 5 10 10 5 1 0]'],
  ['(binomial 60 30)', '118264581564861400'],
  ['(digits -407)', '[4 0 7]'],
  ['(count (digits (factorial 20)))', '19'],
  ['(digit-sum (factorial 20))', '54'],
  ['(is-even (factorial 20))', 'true'],
  ['(is-odd (pow 3 34))', 'false'],
  ['(digit-sum 99)', '18'],
  ['(is-integer 1.0)', 'true'],
  ['(is-even 2.5)', 'invalid-arguments 1:1'],
  ['(num-to-roman 0)', 'invalid-arguments 1:1'],
  ['(roman-to-num "IIII")', 'invalid-arguments 1:1'],
  ['(roman-to-num "")', 'invalid-arguments 1:1'],
  ['(range 5 1)', '[]'],
  ['(range 3 3)', '[3]'],
  ['(range 1 10 4)', '[1 5 9]'],
  ['(range 5 1 -2)', '[5 3 1]'],
  ['(range 1 2 0)', 'invalid-arguments 1:1'],
  ['(range 0 1 0.5)', 'invalid-arguments 1:1'],
  ['(range0 0)', '[]'],
  ['(count (range 1 100000))', '100000'],
  ['(range 1 100001)', 'limit-exceeded 1:1'],
])('%s is %s', (source, value) => {
  expect(exe(source)).toBe(value)
})
