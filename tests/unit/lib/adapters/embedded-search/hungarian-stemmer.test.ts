import fc from 'fast-check'
import { foldText, stemCandidatesOf, wordsOf } from '@/lib/adapters/embedded-search/hungarian-stemmer'

const readings = (word: string) => stemCandidatesOf(foldText(word))
const doMeet = (one: string, other: string) => readings(one).some((reading) => readings(other).includes(reading))

describe('folding', () => {
  test.each([
    ['Törtek', 'tortek'],
    ['ÁRVÍZTŰRŐ TÜKÖRFÚRÓGÉP', 'arvizturo tukorfurogep'],
    ['x²', 'x2'],
    ['ﬁgyelem', 'figyelem'],
  ])('%s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  test('is the same whether accents are letters of their own or marks', () => {
    expect(foldText('összeg'.normalize('NFD'))).toBe(foldText('összeg'.normalize('NFC')))
  })

  test('folding twice is folding once', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
    const property = fc.property(texts, (text) => foldText(foldText(text)) === foldText(text))
    fc.assert(property, { seed: 6, numRuns: 5000 })
  })
})

describe('words', () => {
  test.each([
    ['Oszthatóság 3-mal, 9-cel és 6-tal', ['oszthatosag', '3', '9', 'es', '6']],
    ['5. osztály', ['5', 'osztaly']],
    ['Törtek – összeadás/kivonás (vegyes)', ['tortek', 'osszeadas', 'kivonas', 'vegyes']],
    ['e-mail', ['e', 'mail']],
    ['  \n', []],
    ['+ = ?', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

/** Forms of a word that a pupil may type, each beside the form that a title may have. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  tört: [
    'törtek',
    'törtet',
    'törteket',
    'törttel',
    'törtekkel',
    'törtnek',
    'törteknek',
    'törtben',
    'törtekről',
    'törtté',
  ],
  törtrész: ['törtrésze', 'törtrészei', 'törtrésszel', 'törtrészt', 'törtrészének'],
  szám: ['számok', 'számot', 'számokat', 'számmal', 'számokkal', 'számnak', 'számokban', 'számra', 'számból', 'számai'],
  osztó: ['osztók', 'osztót', 'osztója', 'osztói', 'osztóinak', 'osztóval', 'osztókat', 'osztójuk', 'osztónk'],
  többszörös: ['többszörösök', 'többszörösei', 'többszöröse', 'többszörösét', 'többszörössel'],
  összead: [
    'összeadás',
    'összeadása',
    'összeadást',
    'összeadásról',
    'összeadni',
    'összeadunk',
    'összeadjuk',
    'összeadásban',
  ],
  kivon: ['kivonás', 'kivonni', 'kivonást', 'kivonással', 'kivonása'],
  oszt: ['osztás', 'osztani', 'osztást', 'osztással', 'osztásban', 'osztások'],
  kerekít: ['kerekítés', 'kerekítése', 'kerekíteni', 'kerekítéssel', 'kerekítünk'],
  egyszerűsít: ['egyszerűsítés', 'egyszerűsítése', 'egyszerűsíteni', 'egyszerűsítést'],
  kerület: ['kerülete', 'kerületek', 'kerületet', 'kerületének', 'kerülettel', 'kerületük'],
  terület: ['területe', 'területét', 'területek'],
  sugár: ['sugara', 'sugarak', 'sugarat', 'sugárral'],
  hossz: ['hossza', 'hosszak', 'hosszal', 'hosszát'],
  háromszög: ['háromszögek', 'háromszöget', 'háromszöggel', 'háromszögben', 'háromszögekről', 'háromszöge'],
  téglalap: ['téglalapok', 'téglalapot', 'téglalappal', 'téglalapra', 'téglalaphoz', 'téglalapnál'],
  kocka: ['kockák', 'kockát', 'kockának', 'kockával', 'kockában', 'kockájuk', 'kockás'],
  kör: ['körök', 'kört', 'körrel', 'körnek', 'köröket', 'körben'],
  egység: ['egységek', 'egységet', 'egységgel', 'egységre', 'egységekkel'],
  arány: ['arányok', 'aránya', 'aránnyal', 'arányt', 'arányban', 'aránynak'],
  hányados: ['hányadosok', 'hányadosa', 'hányadossal', 'hányadost'],
  százalék: ['százalékot', 'százalékos', 'százalékkal', 'százaléka', 'százalékként', 'százalékért'],
  egyenlet: ['egyenletek', 'egyenletet', 'egyenlettel', 'egyenletig', 'egyenlettől'],
  prímtényező: ['prímtényezők', 'prímtényezős', 'prímtényezőkre', 'prímtényezői'],
  év: ['évek', 'évben', 'évet', 'évvel'],
  ár: ['árak', 'ára', 'árat', 'árral'],
  egész: ['egészek', 'egésszel', 'egészet', 'egészekkel'],
}

describe.each(Object.entries(FORMS))('%s', (word, forms) => {
  test.each(forms)('meets %s', (form) => {
    expect(doMeet(word, form)).toBe(true)
    expect(doMeet(foldText(form).toUpperCase(), word)).toBe(true)
  })
})

test.each([
  ['tört', 'tér'],
  ['összeadás', 'kivonás'],
  ['kerület', 'terület'],
  ['számok', 'szög'],
  ['kör', 'kocka'],
  ['prím', 'példa'],
  ['osztás', 'szorzás'],
])('%s does not meet %s', (one, other) => {
  expect(doMeet(one, other)).toBe(false)
})

test('a word meets itself with any ending', () => {
  const endings = [
    'ban',
    'ből',
    'nak',
    'nek',
    'hoz',
    'ra',
    'ok',
    'ek',
    'ök',
    'oknak',
    'ainak',
    'jeiben',
    'unkért',
    'ás',
    'ásának',
  ]
  const stems = fc.stringMatching(/^[bcdfgklmnprstvz][aáeéiíoóöőuúüű][bcdfgklmnprstvz]{1,2}$/)
  const property = fc.property(stems, fc.constantFrom(...endings), (stem, ending) => doMeet(stem, stem + ending))
  fc.assert(property, { seed: 6, numRuns: 2000 })
})

test('has no reading shorter than a word', () => {
  const property = fc.property(fc.stringMatching(/^[a-záéíóöőúüű]{2,15}$/), (word) =>
    readings(word).every((reading) => reading.length >= 2),
  )
  fc.assert(property, { seed: 6, numRuns: 2000 })
})
