/** What is noted of solved exercises, whatever store is under it. */

import { eraseProgress } from '@/lib/domain/progress/personal-data'
import { MAX_EXERCISES, PROGRESS, readSolvedLevels } from '@/lib/domain/progress/progress'
import type { DocumentStore } from '@/lib/ports/document-store'
import { noteSolved } from '@/tests/support/note-solved'

/** @param open makes a new, empty store; the suite closes it. */
export function progressContract(name: string, open: () => DocumentStore): void {
  const check = (title: string, use: (site: ReturnType<typeof siteOf>) => Promise<void>) =>
    test(title, async () => {
      const store = open()
      try {
        await use(siteOf(store))
      } finally {
        await store.close()
      }
    }, 60_000)

  describe(name, () => {
    check('nothing is solved before the first note', async ({ store }) => {
      expect(await readSolvedLevels(store, 'kata')).toEqual({})
    })

    check('levels are kept by exercise and by account, the lowest first', async ({ store, solve }) => {
      await solve('kata', 'osszeadas', 3)
      await solve('kata', 'osszeadas', 1)
      await solve('kata', 'kivonas', 2)
      await solve('peti', 'szorzas', 1)
      expect(await readSolvedLevels(store, 'kata')).toEqual({ osszeadas: [1, 3], kivonas: [2] })
      expect(await readSolvedLevels(store, 'peti')).toEqual({ szorzas: [1] })
    })

    check('the first solution is dated, and later ones write nothing', async ({ store, solve }) => {
      await solve('kata', 'osszeadas', 1)
      const first = await store.get(PROGRESS, 'kata')
      expect(first?.data).toEqual({ solved: { osszeadas: { 1: '2026-01-15T12:00:01.000Z' } } })
      await solve('kata', 'osszeadas', 1)
      expect(await store.get(PROGRESS, 'kata')).toEqual(first)
    })

    check('notes that come at once are all kept', async ({ store, solve }) => {
      const ids = Array.from({ length: 12 }, (_, index) => `feladat-${index}`)
      await Promise.all(ids.flatMap((id) => ([1, 2] as const).map((level) => solve('kata', id, level))))
      expect(await readSolvedLevels(store, 'kata')).toEqual(Object.fromEntries(ids.map((id) => [id, [1, 2]])))
    })

    check('the document stays bounded: what was solved longest ago makes room', async ({ store, solve }) => {
      const at = (index: number) => new Date(Date.UTC(2025, 0, 1) + index * 60_000).toISOString()
      const full = Array.from({ length: MAX_EXERCISES }, (_, index) => [`feladat-${index}`, { 1: at(index) }] as const)
      await store.set(PROGRESS, 'kata', { solved: Object.fromEntries(full) })
      await solve('kata', 'feladat-0', 2)
      await solve('kata', 'uj-feladat', 1)
      const solved = await readSolvedLevels(store, 'kata')
      expect(Object.keys(solved)).toHaveLength(MAX_EXERCISES)
      expect(solved).toMatchObject({ 'feladat-0': [1, 2], 'feladat-2': [1], 'uj-feladat': [1] })
      expect(solved).not.toHaveProperty('feladat-1')
    })

    check('what cannot be read counts as not solved', async ({ store, solve }) => {
      await store.set(PROGRESS, 'kata', { solved: { a: { 1: 'tegnap', 2: '2026-01-10T08:00:00.000Z' }, b: 3 } })
      expect(await readSolvedLevels(store, 'kata')).toEqual({ a: [2], b: [] })
      await solve('kata', 'a', 1)
      expect(await readSolvedLevels(store, 'kata')).toMatchObject({ a: [1, 2] })
    })

    check('is erased with its account', async ({ store, solve }) => {
      await solve('kata', 'osszeadas', 1)
      await solve('peti', 'osszeadas', 1)
      expect(await eraseProgress(store, 'kata')).toBe(1)
      expect(await eraseProgress(store, 'kata')).toBe(0)
      expect(await readSolvedLevels(store, 'kata')).toEqual({})
      expect(await readSolvedLevels(store, 'peti')).toEqual({ osszeadas: [1] })
    })
  })
}

/** Each look at the clock is a second later. */
function siteOf(store: DocumentStore) {
  let looks = 0
  const clock = {
    now: () => {
      looks += 1
      return new Date(Date.UTC(2026, 0, 15, 12, 0, looks))
    },
  }
  const solve = (userId: string, exerciseId: string, difficultyLevel: 1 | 2 | 3) =>
    noteSolved({ store, clock }, userId, exerciseId, difficultyLevel)
  return { store, solve }
}
