import fc from 'fast-check'
import { numberWords } from '@/interpreter/hungarian'
import { WRITTEN_FORMS } from './number-tables'
import { rows, spoken } from './spoken'

describe('numberWords', () => {
  test.each(rows(WRITTEN_FORMS))('says %s as %s', (number, words) => {
    expect(numberWords(spoken(String(number)))).toBe(words)
  })

  test.each([
    ['101', 'százegy'],
    ['110', 'száztíz'],
    ['119', 'száztizenkilenc'],
    ['120', 'százhúsz'],
    ['200', 'kétszáz'],
    ['202', 'kétszázkettő'],
    ['222', 'kétszázhuszonkettő'],
    ['300', 'háromszáz'],
    ['999', 'kilencszázkilencvenkilenc'],
    ['1000', 'ezer'],
    ['1001', 'ezeregy'],
    ['1002', 'ezerkettő'],
    ['1100', 'ezerszáz'],
    ['1526', 'ezerötszázhuszonhat'],
    ['1999', 'ezerkilencszázkilencvenkilenc'],
    ['2000', 'kétezer'],
    ['2001', 'kétezer-egy'],
    ['2002', 'kétezer-kettő'],
    ['2026', 'kétezer-huszonhat'],
    ['3000', 'háromezer'],
    ['10000', 'tízezer'],
    ['12345', 'tizenkétezer-háromszáznegyvenöt'],
    ['22000', 'huszonkétezer'],
    ['100000', 'százezer'],
    ['200200', 'kétszázezer-kétszáz'],
    ['1000000', 'egymillió'],
    ['1000001', 'egymillió-egy'],
    ['1001000', 'egymillió-ezer'],
    ['2000000', 'kétmillió'],
    ['5837952', 'ötmillió-nyolcszázharminchétezer-kilencszázötvenkettő'],
    ['10000000', 'tízmillió'],
    ['100000000', 'százmillió'],
    ['1000000000', 'egymilliárd'],
    ['10000000000', 'tízmilliárd'],
    ['100000000000', 'százmilliárd'],
    [
      '999999999999',
      'kilencszázkilencvenkilencmilliárd-kilencszázkilencvenkilencmillió-kilencszázkilencvenkilencezer-kilencszázkilencvenkilenc',
    ],
    ['1000000000000', 'egybillió'],
    ['-1', 'mínusz egy'],
    ['-12', 'mínusz tizenkettő'],
    ['-2001', 'mínusz kétezer-egy'],
    ['007', 'hét'],
  ])('says the integer %s as %s', (number, words) => {
    expect(numberWords(spoken(number))).toBe(words)
  })

  test.each([
    ['2.5', 'kettő egész öt tized'],
    ['0.5', 'nulla egész öt tized'],
    ['0.2', 'nulla egész két tized'],
    ['12.22', 'tizenkettő egész huszonkét század'],
    ['0.05', 'nulla egész öt század'],
    ['3.14', 'három egész tizennégy század'],
    ['1.125', 'egy egész százhuszonöt ezred'],
    ['0.0001', 'nulla egész egy tízezred'],
    ['0.00012', 'nulla egész tizenkét százezred'],
    ['0.000003', 'nulla egész három milliomod'],
    ['0.0000003', 'nulla egész három tízmilliomod'],
    ['0.00000003', 'nulla egész három százmilliomod'],
    ['0.000000003', 'nulla egész három milliárdod'],
    ['0.000000000003', 'nulla egész három billiomod'],
    ['0.000000000000003', 'nulla egész három billiárdod'],
    ['0.000000000000000003', 'nulla egész három trilliomod'],
    ['2000.2001', 'kétezer egész kétezer-egy tízezred'],
    ['-2.5', 'mínusz kettő egész öt tized'],
  ])('says the decimal %s as %s', (number, words) => {
    expect(numberWords(spoken(number))).toBe(words)
  })

  test.each([
    ['1/2', 'egy ketted'],
    ['1/3', 'egy harmad'],
    ['2/3', 'két harmad'],
    ['3/4', 'három negyed'],
    ['22/7', 'huszonkét heted'],
    ['5/11', 'öt tizenegyed'],
    ['7/12', 'hét tizenketted'],
    ['3/20', 'három huszad'],
    ['9/100', 'kilenc század'],
    ['1/101', 'egy százegyed'],
    ['1/1000', 'egy ezred'],
    ['1/2001', 'egy kétezer-egyed'],
    ['1/10000', 'egy tízezred'],
    ['5/1000000', 'öt milliomod'],
    ['5/1000000000', 'öt milliárdod'],
    ['5/1000000000000', 'öt billiomod'],
    ['-7/3', 'mínusz hét harmad'],
    ['7/1', 'hét'],
    ['2/1', 'kettő'],
    ['0/1', 'nulla'],
  ])('says the fraction %s as %s', (number, words) => {
    expect(numberWords(spoken(number))).toBe(words)
  })

  test.each([
    '1000000000001',
    '-1000000000001',
    '1000000000000.5',
    '99999999999999999999999',
    '1000000000001/2',
    '1/1000000000001',
    '0.0000000000000000001',
  ])('refuses %s', (number) => {
    expect(() => numberWords(spoken(number))).toThrow(RangeError)
  })

  test('says different integers differently', () => {
    const integer = fc.integer({ min: 0, max: 1e12 })
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        const isSameWord = numberWords(spoken(String(a))) === numberWords(spoken(String(b)))
        expect(isSameWord).toBe(a === b)
      }),
      { seed: 20260801 },
    )
  })

  test('puts a hyphen between groups only above 2000', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (n) => {
        const hasHyphen = numberWords(spoken(String(n))).includes('-')
        expect(hasHyphen).toBe(n > 2000 && n % 1000 !== 0)
      }),
      { seed: 20260802 },
    )
  })
})
