import fc from 'fast-check'
import { compareHungarian } from '@/interpreter/hungarian'

const SORTED = [
  ['the alphabet', 'a á b c cs d dz dzs e é f g gy h i í j k l ly m n ny o ó ö ő p q r s sz t ty u ú ü ű v w x y z zs'],
  ['different first letters', 'Ádám Bence Dominik Levente Marcell Máté Noel Olivér Péter Zalán'],
  ['a digraph after its first letter', 'cipő cukor cumi csap csúcs dob'],
  ['digraphs inside a word', 'mese mész nagy nagyít nagyol naiv nap nyár'],
  ['digraphs that differ in their second letter only', 'kacat kacz kacsa kacskaringó madz maddz madzs maddzs'],
  ['doubled digraphs as two', 'kasza kaszinó kassza kaszt'],
  ['long vowels like short ones', 'áfonya ág agár ágy ajtó'],
  ['the short vowel first when all else is equal', 'kor kór koros kóros kórós öt őt'],
  ['ö and ő after every o', 'ó ok okos olló ö öl ördög őz'],
  ['ü and ű after every u', 'új ut út utca ügy ür űr'],
  ['small before capital', 'jácint Jácint opera Opera szűcs Szűcs'],
  ['digits and signs before letters', '!kör #kör 10 2 9 _x a'],
  ['signs of two code units', '😀 😁 😁😀 a'],
  ['a prefix first', 'al alma almafa almás'],
  ['foreign letters like their base', 'Muller Müller'],
  ['foreign accents after Hungarian ones', 'ha há hä habár'],
] as const

describe('compareHungarian', () => {
  test.each(SORTED)('sorts %s', (_title, line) => {
    const expected = line.split(' ')
    expect([...expected].sort(compareHungarian)).toEqual(expected)
    expect([...expected].reverse().sort(compareHungarian)).toEqual(expected)
  })

  test('takes a long vowel into account only after all letters', () => {
    expect(compareHungarian('kórus', 'kosár')).toBeLessThan(0)
    expect(compareHungarian('kor', 'kór')).toBeLessThan(0)
    expect(compareHungarian('kór', 'korall')).toBeLessThan(0)
  })

  test('puts letters before case', () => {
    expect(compareHungarian('Ab', 'áb')).toBeLessThan(0)
    expect(compareHungarian('ab', 'Ab')).toBeLessThan(0)
    expect(compareHungarian('AB', 'ABC')).toBeLessThan(0)
  })

  test('knows digraphs in capitals too', () => {
    expect(compareHungarian('CUKOR', 'CSAP')).toBeLessThan(0)
    expect(compareHungarian('Cukor', 'Csap')).toBeLessThan(0)
    expect(compareHungarian('DZSEM', 'DZETA')).toBeGreaterThan(0)
  })

  const word = fc.string({ unit: fc.constantFrom(...'aáAbcCsSzZdyny -1ö'), maxLength: 6 })
  const text = fc.oneof(word, fc.string({ unit: 'binary', maxLength: 6 }))

  test('calls only identical texts equal', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(compareHungarian(a, b) === 0).toBe(a === b)
        expect(compareHungarian(a, a)).toBe(0)
      }),
      { seed: 20260804, numRuns: 1000 },
    )
  })

  test('is a total order', () => {
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(Math.sign(compareHungarian(a, b)) + Math.sign(compareHungarian(b, a))).toBe(0)
        const [first = '', second = '', third = ''] = [a, b, c].sort(compareHungarian)
        expect(compareHungarian(first, second)).toBeLessThanOrEqual(0)
        expect(compareHungarian(second, third)).toBeLessThanOrEqual(0)
        expect(compareHungarian(first, third)).toBeLessThanOrEqual(0)
      }),
      { seed: 20260805, numRuns: 1000 },
    )
  })
})
