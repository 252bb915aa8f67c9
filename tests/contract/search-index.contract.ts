import type { SearchIndex } from '@/lib/ports/search-index'
import { entryOf } from '../support/search-entries'

const ADDITION = entryOf('tortek-osszeadasa', 'Törtek összeadása', {
  classifications: ['hu|grade|6', 'hu|topic|common-fractions'],
  labels: ['6. osztály', 'Közönséges törtek'],
  text: 'Mennyi az összeg?',
})
const SUBTRACTION = entryOf('tortek-kivonasa', 'Törtek kivonása')
const ROUNDING = entryOf('kerekites', 'Számok kerekítése')
const ENTRIES = [ADDITION, SUBTRACTION, ROUNDING]

const NOTHING = { nbHits: 0, hits: [] }

/** What every search index promises. `open` gives one that holds nothing yet. */
export function searchIndexContract(name: string, open: () => Promise<SearchIndex>): void {
  describe(`${name} as a search index`, () => {
    const openWith = async (entries = ENTRIES) => {
      const index = await open()
      await index.replaceAll(entries)
      return index
    }
    const idsFor = async (index: SearchIndex, term: string) =>
      (await index.search(term, 10)).hits.map(({ objectID }) => objectID)

    test('gives of an exercise what a hit shows, and no more', async () => {
      const index = await openWith()
      expect(await index.search('törtek összeadása', 10)).toEqual({
        nbHits: 1,
        hits: [
          {
            objectID: 'tortek-osszeadasa',
            classifications: ['hu|grade|6', 'hu|topic|common-fractions'],
            description: 'Törtek összeadása',
          },
        ],
      })
    })

    test('gives of a page of the wiki its excerpt, and does not search that', async () => {
      const index = await openWith([
        ADDITION,
        entryOf('wiki/henger', 'Henger', { text: 'Két alaplap és egy palást.', excerpt: 'Hosszúkás doboz.' }),
      ])
      const { hits } = await index.search('henger', 10)
      expect(hits).toEqual([
        {
          objectID: 'wiki/henger',
          classifications: ['hu|grade|5'],
          description: 'Henger',
          excerpt: 'Hosszúkás doboz.',
        },
      ])
      expect(await idsFor(index, 'palást')).toEqual(['wiki/henger'])
      expect(await idsFor(index, 'hosszúkás')).toEqual([])
    })

    test.each([
      ['without its accents', 'tortek osszeadasa'],
      ['in capitals', 'TÖRTEK ÖSSZEADÁSA'],
      ['with accents that are marks of their own', 'törtek összeadása'.normalize('NFD')],
      ['by its beginning', 'összea'],
      ['by the words in another order', 'összeadása törtek'],
      ['by a classification', 'közönséges'],
      ['by what it asks', 'összeg'],
    ])('finds an exercise %s', async (_, term) => {
      expect(await idsFor(await openWith(), term)).toEqual(['tortek-osszeadasa'])
    })

    test('tells how many there are, and gives as many as are asked for', async () => {
      const index = await openWith()
      const { nbHits, hits } = await index.search('törtek', 1)
      expect({ nbHits, given: hits.length }).toEqual({ nbHits: 2, given: 1 })
    })

    test('gives the hits part by part, each once and in one order', async () => {
      const index = await openWith(
        Array.from({ length: 5 }, (_, number) => entryOf(`e-${number}`, `Feladat ${number}`)),
      )
      const whole = await index.search('feladat', 10)
      const parts = await Promise.all([0, 2, 4].map((offset) => index.search('feladat', 2, offset)))
      expect(parts.flatMap(({ hits }) => hits)).toEqual(whole.hits)
      expect(parts.map(({ nbHits }) => nbHits)).toEqual([5, 5, 5])
      expect(await index.search('feladat', 2, 6)).toEqual({ nbHits: 5, hits: [] })
    })

    test('finds nothing where there is nothing', async () => {
      expect(await (await openWith()).search('trigonometria', 10)).toEqual(NOTHING)
      expect(await (await openWith([])).search('törtek', 10)).toEqual(NOTHING)
    })

    test('finds what has changed as it is now, and what was removed no more', async () => {
      const index = await openWith()
      await index.replaceAll([{ ...ADDITION, description: 'Törtek szorzása', text: 'Mennyi a szorzatuk?' }, ROUNDING])
      expect(await idsFor(index, 'kivonása')).toEqual([])
      expect(await idsFor(index, 'összeadása')).toEqual([])
      expect(await idsFor(index, 'szorzása')).toEqual(['tortek-osszeadasa'])
      await index.replaceAll([])
      expect(await index.search('törtek', 10)).toEqual(NOTHING)
    })

    test('finds each of many', async () => {
      const many = Array.from({ length: 450 }, (_, index) => entryOf(`e-${index}`, `Feladat ${1000 + index}`))
      const index = await openWith(many)
      expect((await index.search('feladat', 10)).nbHits).toBe(450)
      for (const number of [1000, 1199, 1200, 1449])
        expect(await idsFor(index, String(number))).toEqual([`e-${number - 1000}`])
    })

    test.each(['"', '\\', '*', '()', '<b>', '%00', '🐝🐝', '+-=', '   ', 'a'.repeat(100)])(
      'takes %j for a term',
      async (term) => {
        expect((await (await openWith()).search(term, 10)).hits.length).toBeLessThanOrEqual(10)
      },
    )
  })
}
