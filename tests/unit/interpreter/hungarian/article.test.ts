import fc from 'fast-check'
import { articleForNumber, articleForText } from '@/interpreter/hungarian'
import { spoken } from './spoken'

const WITH_AZ_TO_100 = [1, 5, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59]

describe('articleForNumber', () => {
  test('gives az to 1, 5 and the fifties, a to the rest up to 100', () => {
    const withAz = Array.from({ length: 101 }, (_, n) => n).filter((n) => articleForNumber(spoken(String(n))) === 'az')
    expect(withAz).toEqual(WITH_AZ_TO_100)
  })

  test.each([
    ['100', 'a'],
    ['500', 'az'],
    ['1000', 'az'],
    ['1999', 'az'],
    ['2000', 'a'],
    ['5000', 'az'],
    ['10000', 'a'],
    ['50000', 'az'],
    ['100000', 'a'],
    ['1000000', 'az'],
    ['10000000', 'a'],
    ['1000000000', 'az'],
    ['1000000000000', 'az'],
    ['-1', 'a'],
    ['-5', 'a'],
    ['1.5', 'az'],
    ['0.5', 'a'],
    ['5.1', 'az'],
    ['1/2', 'az'],
    ['3/4', 'a'],
    ['5/1', 'az'],
    ['-1/2', 'a'],
  ])('before %s is %s', (number, article) => {
    expect(articleForNumber(spoken(number))).toBe(article)
  })

  test('refuses what has no words', () => {
    expect(() => articleForNumber(spoken('1000000000001'))).toThrow(RangeError)
  })
})

describe('articleForText', () => {
  test.each(['alma', 'ábra', 'egér', 'Éva', 'irka', 'ív', 'olló', 'óra', 'ördög', 'Őrség', 'utca', 'út', 'üveg', 'ŰR'])(
    'gives az to %s',
    (text) => {
      expect(articleForText(text)).toBe('az')
    },
  )

  test.each(['körte', 'gyümölcs', 'zsák', 'Szeged', 'nyúl', 'yard', 'Xavér', 'wattóra'])('gives a to %s', (text) => {
    expect(articleForText(text)).toBe('a')
  })

  test('reads a lone letter by its name', () => {
    const letters = 'a á b c cs d dz dzs e é f g gy h i í j k l ly m n ny o ó ö ő p q r s sz t ty u ú ü ű v w x y z zs'
    const withAz = letters.split(' ').filter((letter) => articleForText(letter) === 'az')
    expect(withAz.join(' ')).toBe('a á e é f i í l ly m n ny o ó ö ő r s sz u ú ü ű x y')
  })

  test.each([
    ['x-tengely', 'az'],
    ['y-tengely', 'az'],
    ['z-tengely', 'a'],
    ['n-edik', 'az'],
    ['k-adik', 'a'],
    ['F pont', 'az'],
    ['C csúcs', 'a'],
    ['SMS', 'az'],
    ['MTK', 'az'],
    ['BKV', 'a'],
    ['NATO', 'a'],
    ['lnko', 'a'],
    ['xy', 'az'],
    ['Ybl Miklós', 'az'],
    ['Yvonne', 'az'],
    ['α szög', 'az'],
    ['β szög', 'a'],
    ['ε', 'az'],
    ['Ω', 'az'],
    ['π', 'a'],
  ])('reads letters and names aloud: %s has %s', (text, article) => {
    expect(articleForText(text)).toBe(article)
  })

  test.each([
    ['$\\frac{1}{4}$', 'az'],
    ['\\frac{2}{3}', 'a'],
    ['\\dfrac{5}{6}', 'az'],
    ['$\\tfrac{11}{12}$', 'a'],
    ['$\\frac14$', 'az'],
    ['$\\frac 34$', 'a'],
    ['$-\\frac{1}{4}$', 'a'],
    ['$\\frac{-1}{4}$', 'a'],
    ['$1\\frac{2}{3}$', 'az'],
    ['$2\\frac{1}{3}$', 'a'],
    ['$\\frac{x}{2}$', 'az'],
    ['$\\frac{1000}{7}$', 'az'],
    ['$\\frac{10}{1}$', 'a'],
    ['$\\dfrac{51}{100}$ rész', 'az'],
  ])('reads the numerator of a fraction in TeX first: %s has %s', (text, article) => {
    expect(articleForText(text)).toBe(article)
  })

  test.each(['mm', 'ml', 'mg', 'ms', 'ft', 'lb', 'Ft', 'km', 'kg', 'cm', 'dkg', 'hl'])(
    'reads the unit %s as a word',
    (text) => {
      expect(articleForText(text)).toBe('a')
    },
  )

  test.each([
    ['5 alma', 'az'],
    ['15 alma', 'a'],
    ['51-es busz', 'az'],
    ['100 Ft', 'a'],
    ['1000 Ft', 'az'],
    ['1990-es', 'az'],
    ['10 000', 'a'],
    ['1 000 000', 'az'],
    ['100\u00a0000', 'a'],
    ['1,5', 'az'],
    ['2,5', 'a'],
    ['1/2', 'az'],
    ['1. feladat', 'az'],
    ['2. feladat', 'a'],
    ['5. feladat', 'az'],
    ['11. feladat', 'a'],
    ['-5', 'a'],
    ['−1', 'a'],
    ['+1', 'a'],
    ['−x', 'a'],
    ['√5', 'a'],
    ['(5; 1)', 'az'],
    ['$x$', 'az'],
    ['$-5$', 'a'],
    ['„Alma”', 'az'],
    ['"körte"', 'a'],
    ['-et', 'az'],
    ['-ban', 'a'],
  ])('reads what stands first: %s has %s', (text, article) => {
    expect(articleForText(text)).toBe(article)
  })

  test('gives a to a text without letters or digits', () => {
    expect(['', ' ', '?!', '—'].map(articleForText)).toEqual(['a', 'a', 'a', 'a'])
  })

  test('agrees with the article of the number for every integer in digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (n) => {
        expect(articleForText(String(n))).toBe(articleForNumber(spoken(String(n))))
      }),
      { seed: 20260803 },
    )
    for (let n = 0; n <= 12_000; n++) {
      expect(articleForText(String(n))).toBe(articleForNumber(spoken(String(n))))
    }
  })
})
