import type { arithmetic } from '../builtins/arithmetic'
import type { fractions } from '../builtins/fractions'
import type { constants, functions } from '../builtins/functions'
import type { integers } from '../builtins/integers'
import type { statistics } from '../builtins/statistics'
import type { Docs } from './doc'

export const arithmeticDocs: Docs<typeof arithmetic> = {
  '+': ['The sum of its arguments.', '(+ 1 2 1/2)', '7/2'],
  '-': ['The first argument less all others; a single one with the opposite sign.', '[(- 10 3 2) (- 5)]', '[5 -5]'],
  '*': ['The product of its arguments.', '(* 2 3 0.5)', '3'],
  '/': [
    'The first argument divided by all others; of a single one the reciprocal.',
    '[(/ 6 3) (/ 1 3) (/ 4)]',
    '[2 0.3333333333333333 0.25]',
  ],
  mod: ['The remainder of the division that rounds down; it has the sign of the divisor.', '(mod -7 3)', '2'],
  rem: ['The remainder of the division that rounds towards zero; it has the sign of the dividend.', '(rem -7 3)', '-1'],
  quot: ['The integer quotient of the division that rounds towards zero.', '(quot -7 3)', '-2'],
  abs: ['The absolute value.', '[(abs -2.5) (abs -1/2)]', '[2.5 1/2]'],
  sign: ['1, 0 or -1: the sign of a number.', '(map sign [-3 0 1/2])', '[-1 0 1]'],
  min: ['The least of its arguments.', '(min 3 1/2 0.7)', '1/2'],
  max: ['The greatest of its arguments.', '(max 3 1/2 0.7)', '3'],
  floor: ['The greatest integer that is not above the argument.', '[(floor 2.7) (floor -5/2)]', '[2 -3]'],
  ceil: ['The least integer that is not below the argument.', '[(ceil 2.1) (ceil -5/2)]', '[3 -2]'],
  trunc: ['The integer part.', '[(trunc 2.7) (trunc -2.7)]', '[2 -2]'],
  round: [
    'Rounds half away from zero, to an integer or to so many digits after the decimal point; -1 means tens, -2 hundreds.',
    '[(round -2.5) (round 3.14159 2) (round 1250 -2)]',
    '[-3 3.14 1300]',
  ],
}

export const constantDocs: Docs<typeof constants> = {
  PI: ['The ratio of the circumference of a circle to its diameter.', 'PI', '3.141592653589793'],
  E: ['The base of the natural logarithm.', 'E', '2.718281828459045'],
  SQRT2: ['The square root of 2.', 'SQRT2', '1.414213562373095'],
}

export const functionDocs: Docs<typeof functions> = {
  sqrt: ['The square root of a number that is not negative.', '[(sqrt 144) (sqrt 2)]', '[12 1.414213562373095]'],
  cbrt: ['The cube root.', '(cbrt -27)', '-3'],
  pow: [
    'A power. With an integer exponent it is exact for Fractions, and for integers as far as 16 digits go.',
    '[(pow 2 10) (pow 2/3 -2) (pow 2 0.5)]',
    '[1024 9/4 1.414213562373095]',
  ],
  exp: ['E to a power.', '(exp 1)', '2.718281828459045'],
  log: ['The natural logarithm of a positive number.', '(log 10)', '2.302585092994046'],
  log2: ['The logarithm to base 2.', '(log2 8)', '3'],
  log10: ['The logarithm to base 10.', '(log10 0.001)', '-3'],
  sin: ['The sine of an angle in radians.', '(sin 1)', '0.8414709848078965'],
  cos: ['The cosine of an angle in radians.', '(cos 1)', '0.5403023058681397'],
  tan: ['The tangent of an angle in radians.', '(tan 1)', '1.557407724654902'],
  'sin-deg': ['The sine of an angle in degrees; exact where it is rational.', '(map sin-deg [30 90])', '[0.5 1]'],
  'cos-deg': ['The cosine of an angle in degrees; exact where it is rational.', '(map cos-deg [60 90])', '[0.5 0]'],
  'tan-deg': [
    'The tangent of an angle in degrees; exact where it is rational, and an error at 90°, 270° and so on.',
    '(map tan-deg [0 45 135])',
    '[0 1 -1]',
  ],
  asin: ['The angle between -PI/2 and PI/2 with this sine.', '(asin 1)', '1.570796326794897'],
  acos: ['The angle between 0 and PI with this cosine.', '(acos -1)', '3.141592653589793'],
  atan: ['The angle between -PI/2 and PI/2 with this tangent.', '(atan 1)', '0.7853981633974483'],
  atan2: ['The angle of the point with coordinates x and y, given y first.', '(atan2 1 -1)', '2.356194490192345'],
  deg2rad: ['Degrees to radians.', '(deg2rad 180)', '3.141592653589793'],
  rad2deg: ['Radians to degrees.', '(rad2deg PI)', '180'],
}

export const integerDocs: Docs<typeof integers> = {
  gcd: ['The greatest common divisor.', '(gcd 84 36 30)', '6'],
  lcm: ['The least common multiple.', '(lcm 4 6 10)', '60'],
  factorial: ['The product of the integers from 1 to n, for n up to 20.', '(factorial 5)', '120'],
  binomial: ['In how many ways k of n things can be chosen.', '(binomial 5 2)', '10'],
  'is-prime': ['Whether an integer is a prime.', '(filter is-prime (range 1 20))', '[2 3 5 7 11 13 17 19]'],
  'prime-factors': [
    'The prime factors of a positive integer in ascending order.',
    '(prime-factors 360)',
    '[2 2 2 3 3 5]',
  ],
  divisors: ['The divisors of an integer from 1 to 1 000 000, ascending.', '(divisors 36)', '[1 2 3 4 6 9 12 18 36]'],
  digits: ['The digits of an integer from left to right, without its sign.', '(digits 4070)', '[4 0 7 0]'],
  'digit-sum': ['The sum of the digits of an integer.', '(digit-sum 4070)', '11'],
  'is-integer': ['Whether a number is whole.', '[(is-integer 2.5) (is-integer 4/2)]', '[false true]'],
  'is-even': ['Whether an integer is divisible by 2.', '(is-even 0)', 'true'],
  'is-odd': ['Whether an integer is not divisible by 2.', '(is-odd -3)', 'true'],
  'num-to-roman': ['The Roman numeral of an integer from 1 to 3999.', '(num-to-roman 1994)', 'MCMXCIV'],
  'roman-to-num': ['The integer that a Roman numeral stands for.', '(roman-to-num "MMXXVI")', '2026'],
  range: [
    'The integers from a to b, both ends included, perhaps in steps.',
    '[(range 1 5) (range 10 1 -3)]',
    '[[1 2 3 4 5] [10 7 4 1]]',
  ],
  range0: ['The n integers from 0 on.', '(range0 4)', '[0 1 2 3]'],
}

export const fractionDocs: Docs<typeof fractions> = {
  Fraction: ['The Fraction with this numerator and denominator, in lowest terms.', '(Fraction 6 -8)', '-3/4'],
  numerator: ['The numerator of a Fraction.', '(numerator 6/8)', '3'],
  denominator: ['The denominator of a Fraction.', '(denominator 6/8)', '4'],
  reciprocal: ['1 divided by a Fraction or integer, as a Fraction.', '[(reciprocal 2/3) (reciprocal 5)]', '[3/2 1/5]'],
  'number-2-fraction': ['The Fraction that is equal to a Number.', '(number-2-fraction 0.75)', '3/4'],
  'fraction-2-number': ['The Number nearest to a Fraction.', '(fraction-2-number 3/4)', '0.75'],
}

export const statisticsDocs: Docs<typeof statistics> = {
  sum: ['The sum of the elements; 0 when there are none.', '(sum [1 2.5 3])', '6.5'],
  prod: ['The product of the elements; 1 when there are none.', '(prod [2 3 4])', '24'],
  avg: ['The mean of the elements.', '(avg [1 2 3 4])', '2.5'],
  median: ['The middle element by size, or the mean of the two in the middle.', '(median [5 1 4 2])', '3'],
  mode: ['All elements that occur most often, in ascending order.', '(mode [3 1 2 3 1])', '[1 3]'],
}
