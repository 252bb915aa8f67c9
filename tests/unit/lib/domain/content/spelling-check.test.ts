import { createSpellingCheck, wordsOf } from '@/lib/domain/content/spelling-check'

describe('the words of a text', () => {
  test.each([
    ['Számítsd ki az összeget!', ['Számítsd', 'ki', 'az', 'összeget']],
    ['Mennyi $\\frac{1}{2} + x$ és a $3$-nak a fele?', ['Mennyi', 'és', 'fele']],
    ['Az 5-tel osztható, 12 345-nél kisebb számok', ['Az', 'osztható', 'kisebb', 'számok']],
    ['Az A-ból a B-be, a km-ben mért út, az MCMXC szám', ['Az', 'mért', 'út', 'az', 'szám']],
    ['Lásd: ~[prímszám](primszam), [itt](https://pelda.hu/utca)!', ['Lásd', 'prímszám', 'itt']],
    ['észak-magyarországi, bolt-ban', ['észak', 'magyarországi', 'bolt']],
    ['**Félkövér** és _dőlt_', ['Félkövér', 'és', 'dőlt']],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  test('are in a figure those of its text alternative', () => {
    const figure = '```figure\n{"kind":"grid","alt":"Négyzetrács \\"A\\" jellel"}\n```'
    expect(wordsOf(`Nézd!\n\n${figure}\n`)).toEqual(['Nézd', 'Négyzetrács', 'jellel'])
  })
})

test('an unknown word is told once, whatever numbers stand around it', () => {
  const check = createSpellingCheck((word) => word !== 'almma')
  expect(check('Egy almma meg $2$ almma')).toEqual([expect.stringContaining('"almma"')])
  expect(check('Egy almma meg $3$ almma')).toEqual([])
  expect(check('Egy alma')).toEqual([])
})
