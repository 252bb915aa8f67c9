import { numberWithSuffix, numberWords, suffixForm } from '@/interpreter/hungarian'
import { STEM_CHANGING_SUFFIXES, SUFFIXES, WHOLE_WORDS, WRITTEN_FORMS } from './number-tables'
import { rows, spoken } from './spoken'

const UNCHANGING_SUFFIXES = SUFFIXES.filter((suffix) => !STEM_CHANGING_SUFFIXES.some((other) => other === suffix))

describe('suffixForm', () => {
  test.each(rows(WRITTEN_FORMS))('gives the forms after the digits %s (%s)', (number, _words, _ordinal, ...forms) => {
    expect(SUFFIXES.map((suffix) => suffixForm(spoken(String(number)), suffix))).toEqual(forms)
  })

  test.each(['0', '1', '2', '3', '5', '100', '1000000', '2.5', '3/4'])(
    'leaves ig, ként and ért alone after %s',
    (n) => {
      expect(['ig', 'ként', 'ért'].map((suffix) => suffixForm(spoken(n), suffix))).toEqual(['ig', 'ként', 'ért'])
    },
  )

  const LARGE = `
    101 ben hez szer et gyel es ed
    200 ban hoz szor at zal as ad
    1000 ben hez szer et rel es ed
    1002 ben höz szer t vel es ed
    10000 ben hez szer et rel es ed
    100000 ben hez szer et rel es ed
    1000000 ban hoz szor t val s od
    10000000 ban hoz szor t val s od
    100000000 ban hoz szor t val s od
    1000000000 ban hoz szor ot dal os od
    10000000000 ban hoz szor ot dal os od
    100000000000 ban hoz szor ot dal os od
    1000000000000 ban hoz szor t val s od
    -3 ban hoz szor at mal as ad
    -5 ben höz ször öt tel ös öd`
  test.each(rows(LARGE.replaceAll('\n    ', '\n')))('gives the forms after the digits %s', (number, ...forms) => {
    const suffixes = ['ban', 'hoz', 'szor', 't', 'val', 's', 'ad']
    expect(suffixes.map((suffix) => suffixForm(spoken(String(number)), suffix))).toEqual(forms)
  })

  const MORE = `
    0 n ba kor k
    1 en be kor ek
    2 n be kor k
    3 on ba kor ak
    4 en be kor ek
    5 ön be kor ök
    6 on ba kor ok
    7 en be kor ek
    8 on ba kor ak
    9 en be kor ek
    10 en be kor ek
    12 n be kor k
    20 on ba kor ak
    30 on ba kor ak
    40 en be kor ek
    60 on ba kor ak
    100 on ba kor ak
    1000 en be kor ek
    1000000 n ba kor k
    1000000000 on ba kor ok
    2/3 on ba kor ok
    3/4 en be kor ek
    4/5 ön be kor ök
    2.5 en be kor ek
    -8 on ba kor ak`
  test.each(rows(MORE.replaceAll('\n    ', '\n')))('gives on, ba, kor and k after %s', (number, ...forms) => {
    expect(['on', 'ba', 'kor', 'k'].map((suffix) => suffixForm(spoken(String(number)), suffix))).toEqual(forms)
  })

  const PARTS = `
    0.5 ben hez szer et del es
    0.25 ban hoz szor ot dal os
    0.125 ben hez szer et del es
    0.0001 ben hez szer et del es
    0.000001 ban hoz szor ot dal os
    1/2 ben hez szer et del es
    2/3 ban hoz szor ot dal os
    3/4 ben hez szer et del es
    4/5 ben höz ször öt del ös
    5/6 ban hoz szor ot dal os
    6/7 ben hez szer et del es
    7/8 ban hoz szor ot dal os
    8/9 ben hez szer et del es
    9/10 ben hez szer et del es
    11/12 ben hez szer et del es
    19/20 ban hoz szor ot dal os
    99/100 ban hoz szor ot dal os
    7/1 ben hez szer et tel es
    -3/4 ben hez szer et del es`
  test.each(rows(PARTS.replaceAll('\n    ', '\n')))('looks at the name of the parts in %s', (number, ...forms) => {
    const suffixes = ['ban', 'hoz', 'szor', 't', 'val', 's']
    expect(suffixes.map((suffix) => suffixForm(spoken(String(number)), suffix))).toEqual(forms)
  })

  test.each([
    ['ban', 'ben', '-ban'],
    ['ból', 'ből'],
    ['nak', 'nek'],
    ['ra', 're'],
    ['hoz', 'hez', 'höz', '-hez'],
    ['tól', 'től'],
    ['nál', 'nél'],
    ['ról', 'ről'],
    ['t', 'at', 'et', 'ot', 'öt'],
    ['val', 'vel', 'cal', 'gyel', 'mal', 'szal', 'zel', 'nel', 'rel', 'tal', 'dal'],
    ['szor', 'szer', 'ször'],
    ['s', 'as', 'es', 'os', 'ös'],
    ['ad', 'ed', 'od', 'öd'],
    ['on', 'en', 'ön', 'n', '-en'],
    ['ba', 'be'],
    ['k', 'ak', 'ek', 'ok', 'ök'],
  ])('takes any form of %s for the same suffix', (...names) => {
    for (const number of ['3', '4', '5', '8', '20']) {
      const forms = names.map((name) => suffixForm(spoken(number), name))
      expect(new Set(forms).size).toBe(1)
      expect(forms).not.toContain(undefined)
    }
  })

  test.each(['', '-', 'xyz', 'BAN', 'ban ', 'aval', 'tt', 'constructor'])('does not know the suffix "%s"', (suffix) => {
    expect(suffixForm(spoken('3'), suffix)).toBeUndefined()
    expect(numberWithSuffix(spoken('3'), suffix)).toBeUndefined()
  })

  test('refuses what has no words, and parts of what is not an integer', () => {
    expect(() => suffixForm(spoken('1000000000001'), 'ban')).toThrow(RangeError)
    expect(() => suffixForm(spoken('3/4'), 'ad')).toThrow(RangeError)
    expect(() => numberWithSuffix(spoken('2.5'), 'ed')).toThrow(RangeError)
  })
})

describe('numberWithSuffix', () => {
  test.each(rows(WHOLE_WORDS))('changes the stem of %s as in %s', (number, ...words) => {
    expect(STEM_CHANGING_SUFFIXES.map((suffix) => numberWithSuffix(spoken(String(number)), suffix))).toEqual(words)
  })

  test.each(rows(WRITTEN_FORMS).slice(1))('only adds the other suffixes to %s (%s)', (number, words) => {
    const n = spoken(String(number))
    for (const suffix of [...UNCHANGING_SUFFIXES, 'ig', 'ként', 'ért']) {
      expect(numberWithSuffix(n, suffix)).toBe(`${words}${suffixForm(n, suffix)}`)
    }
  })

  test('lengthens the end of nulla, but not before szor and ként', () => {
    const suffixes = ['ban', 'ból', 'nak', 'ra', 'hoz', 'tól', 'nál', 'ról', 'ig', 'ért', 'szor', 'ként']
    expect(suffixes.map((suffix) => numberWithSuffix(spoken('0'), suffix)).join(' ')).toBe(
      'nullában nullából nullának nullára nullához nullától nullánál nulláról nulláig nulláért nullaszor nullaként',
    )
  })

  test.each([
    ['-4', 'val', 'mínusz néggyel'],
    ['-1000000', 'ad', 'mínusz milliomod'],
    ['200', 'szor', 'kétszázszor'],
    ['1000', 't', 'ezret'],
    ['1000', 's', 'ezres'],
    ['1000', 'val', 'ezerrel'],
    ['1000', 'ad', 'ezred'],
    ['2002', 'szor', 'kétezer-kétszer'],
    ['2020', 'val', 'kétezer-hússzal'],
    ['22000', 't', 'huszonkétezret'],
    ['1000000', 'ban', 'egymillióban'],
    ['1000000', 't', 'egymilliót'],
    ['1000000', 's', 'egymilliós'],
    ['1000000', 'val', 'egymillióval'],
    ['1000000', 'szor', 'egymilliószor'],
    ['1000000', 'ad', 'milliomod'],
    ['21000000', 'ad', 'huszonegymilliomod'],
    ['1000000000', 't', 'egymilliárdot'],
    ['1000000000', 'val', 'egymilliárddal'],
    ['1000000000', 'ad', 'milliárdod'],
    ['1000000000000', 'val', 'egybillióval'],
    ['2.5', 't', 'kettő egész öt tizedet'],
    ['2.5', 'val', 'kettő egész öt tizeddel'],
    ['0.25', 'nak', 'nulla egész huszonöt századnak'],
    ['0.000001', 'val', 'nulla egész egy milliomoddal'],
    ['1/2', 't', 'egy kettedet'],
    ['2/3', 'val', 'két harmaddal'],
    ['3/4', 'val', 'három negyeddel'],
    ['3/4', 'szor', 'három negyedszer'],
    ['4/5', 'hoz', 'négy ötödhöz'],
    ['4/5', 't', 'négy ötödöt'],
    ['2/2001', 'ra', 'két kétezer-egyedre'],
    ['7/1', 't', 'hetet'],
    ['0', 'ad', 'nullad'],
    ['0', 'on', 'nullán'],
    ['0', 'be', 'nullába'],
    ['0', 'kor', 'nullakor'],
    ['0', 'k', 'nullák'],
    ['1', 'en', 'egyen'],
    ['2', 'on', 'kettőn'],
    ['3', 'on', 'hármon'],
    ['4', 'on', 'négyen'],
    ['5', 'on', 'ötön'],
    ['6', 'on', 'haton'],
    ['7', 'on', 'héten'],
    ['8', 'on', 'nyolcon'],
    ['10', 'on', 'tízen'],
    ['20', 'on', 'húszon'],
    ['100', 'on', 'százon'],
    ['1000', 'on', 'ezren'],
    ['1000000', 'on', 'egymillión'],
    ['1000000000', 'on', 'egymilliárdon'],
    ['4/5', 'on', 'négy ötödön'],
    ['7', 'kor', 'hétkor'],
    ['1000', 'k', 'ezrek'],
    ['7', 'k', 'hetek'],
    ['3', 'k', 'hármak'],
    ['2', 'ba', 'kettőbe'],
    ['3/4', 'k', 'három negyedek'],
  ])('says %s with "%s" as %s', (number, suffix, word) => {
    expect(numberWithSuffix(spoken(number), suffix)).toBe(word)
  })

  test('ends in what is written after the digits, but for a doubled digraph', () => {
    for (const [number = ''] of rows(WRITTEN_FORMS)) {
      for (const suffix of SUFFIXES) {
        const written = suffixForm(spoken(number), suffix) ?? ''
        const word = numberWithSuffix(spoken(number), suffix) ?? ''
        expect(word.endsWith(written)).toBe(true)
        expect(word.startsWith(numberWords(spoken(number)).slice(0, 1))).toBe(true)
      }
    }
  })
})
