import { createRankedSearch } from '@/lib/adapters/embedded-search/ranked-search'
import type { SearchEntry } from '@/lib/ports/search-index'
import { entryOf } from '@/tests/support/search-entries'

async function idsFor(term: string, entries: readonly SearchEntry[]): Promise<readonly string[]> {
  const search = await createRankedSearch(entries)
  return search(term, 100).hits.map(({ objectID }) => objectID)
}

const TITLES = [
  entryOf('osszeadas', 'Különböző nevezőjű törtek összeadása'),
  entryOf('tizedes', 'Tizedes törtek kerekítése'),
  entryOf('torteket', 'Törteket összead'),
  entryOf('torresz', 'Mennyiség törtrésze'),
  entryOf('prim', 'Prímtényezős felbontás'),
  entryOf('oszto', 'Egy szám osztói'),
  entryOf('oszthato', 'Oszthatóság 3-mal, 9-cel és 6-tal'),
  entryOf('sorozat', 'Sorozatok folytatása'),
]

test.each([
  ['törtek összeadása', ['osszeadas', 'torteket']],
  ['összeadni törteket', ['torteket', 'osszeadas']],
  ['osztó', ['oszto']],
  ['oszthatóság 3', ['oszthato']],
  ['oszthatóság 3-mal', ['oszthato']],
  ['prímtényezőkre bontás', ['prim']],
  ['sorozatot', ['sorozat']],
])('%s finds what it means, whatever the endings', async (term, ids) => {
  expect(await idsFor(term, TITLES)).toEqual(ids)
})

test.each([
  ['tö', ['tizedes', 'torteket', 'torresz', 'osszeadas']],
  ['össze', ['torteket', 'osszeadas']],
  ['törtek ker', ['tizedes']],
  ['a sorozatok fol', ['sorozat']],
])('%s finds what begins so, while it is being typed', async (term, ids) => {
  expect((await idsFor(term, TITLES)).toSorted()).toEqual(ids.toSorted())
})

test.each([
  ['tizdes törtek', ['tizedes']],
  ['tizedes tötrek', ['tizedes']],
  ['kerekitse', ['tizedes']],
  ['oszeadás', ['osszeadas', 'torteket']],
  ['sorozzatok', ['sorozat']],
  ['primténezős', ['prim']],
])('%s is found in spite of its errors', async (term, ids) => {
  expect(await idsFor(term, TITLES)).toEqual(ids)
})

test('a number is not taken for another one', async () => {
  const entries = [entryOf('egy', 'Szorzás 100-zal'), entryOf('ketto', 'Szorzás 1000-rel')]
  expect(await idsFor('1001', entries)).toEqual([])
  expect(await idsFor('1000', entries)).toEqual(['ketto'])
})

test('what is whole stands before what only begins so, and that before what is misspelt', async () => {
  const entries = [
    entryOf('a', 'Számegyenes'),
    entryOf('b', 'Százas'),
    entryOf('c', 'Nagy számok sok más szóval együtt'),
  ]
  expect(await idsFor('szám', entries)).toEqual(['c', 'a'])
  expect(await idsFor('számeg', entries)).toEqual(['a'])
  expect(await idsFor('szász', entries)).toEqual(['b'])
})

test('a title stands before a classification, and that before a question', async () => {
  const entries = [
    entryOf('a', 'Első', { text: 'Mekkora a kör?' }),
    entryOf('b', 'Második', { labels: ['Kör'] }),
    entryOf('c', 'Kör'),
  ]
  expect(await idsFor('kör', entries)).toEqual(['c', 'b', 'a'])
})

test('equals stand by their ids, in whatever order they were published', async () => {
  const entries = ['c', 'a', 'b'].map((id) => entryOf(id, 'Törtek'))
  expect(await idsFor('törtek', entries)).toEqual(['a', 'b', 'c'])
  expect(await idsFor('törtek', entries.toReversed())).toEqual(['a', 'b', 'c'])
})

test('a word that is nowhere is left out when nothing has all of them', async () => {
  expect(await idsFor('számtani sorozat', TITLES)).toEqual(['sorozat'])
  expect(await idsFor('trigonometrikus függvények', TITLES)).toEqual([])
})

test('articles do not matter, unless there is nothing else', async () => {
  expect(await idsFor('a sorozatok és az osztó', TITLES)).toEqual(await idsFor('sorozatok osztó', TITLES))
  expect(await idsFor('egy', TITLES)).toEqual(['oszto'])
})

test('a thousand exercises are searched in a few milliseconds', async () => {
  const entries = Array.from({ length: 1000 }, (_, index) => {
    const [one, other] = [TITLES[index % TITLES.length], TITLES[(index * 5 + 3) % TITLES.length]]
    return entryOf(`e-${index}`, `${one?.description} ${index}`, { text: other?.description ?? '' })
  })
  const search = await createRankedSearch(entries)
  const terms = ['törtek összeadása', 'tö', 'tizdes tötrek', 'a', 'trigonometria', '512']
  for (const term of terms) search(term, 30)
  // Time of the processor, which others that wait for it do not take from this process.
  const start = process.cpuUsage()
  for (let round = 0; round < 20; round += 1) for (const term of terms) search(term, 30)
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000 / (20 * terms.length)).toBeLessThan(50)
})
