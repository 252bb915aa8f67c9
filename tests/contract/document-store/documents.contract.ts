import { hasCode } from '@/lib/shared/errors/app-error'
import { anna, type Check, conflict, versionOfAnna } from './check'

const ODD_IDS = [
  'a b',
  'á',
  '\u{1f600}',
  "o'neill",
  'say "hi"',
  '50%',

  '_',
  'a.b',
  'back\\slash',
  '?#&',
  'x'.repeat(1000),
]

export function documentContract(check: Check): void {
  check('finds nothing where nothing was written', async (store) => {
    expect(await store.get('users', 'anna')).toBeUndefined()
    await expect(store.ping()).resolves.toBeUndefined()
  })

  check('gives back what was created, kinds of values and all', async (store) => {
    const data = {
      text: 'Árvíztűrő "tükör" \\ \u{1f600} \u0000 \n',
      empty: '',
      numbers: [0, -1, 0.1, 1e21, Number.MAX_SAFE_INTEGER],
      flags: [true, false, null],
      nested: { list: [{ deep: { deeper: [] } }], map: {}, 'dotted.name': 1, 'odd "name\'\\ $[0]': 2, toString: 3 },
    }
    await store.create('users', 'anna', data)
    expect(await store.get('users', 'anna')).toEqual({ id: 'anna', data, version: expect.any(String) })
  })

  check('refuses to create a document that exists, and leaves it alone', async (store) => {
    await store.create('users', 'anna', { n: 1 })
    await expect(store.create('users', 'anna', { n: 2 })).rejects.toMatchObject(conflict)
    expect(await anna(store)).toEqual({ n: 1 })
  })

  check('lets one of many simultaneous creations win', async (store) => {
    const tries = Array.from({ length: 20 }, (_, n) => store.create('users', 'anna', { n }))
    const results = await Promise.allSettled(tries)
    const lost = results.filter((result) => result.status === 'rejected' && hasCode(result.reason, 'conflict'))
    expect(lost).toHaveLength(19)
    expect(results[Number((await anna(store))?.n)]).toMatchObject({ status: 'fulfilled' })
  })

  check('replaces the whole document with set', async (store) => {
    await store.set('users', 'anna', { n: 1, old: true })
    await store.set('users', 'anna', { n: 2 })
    expect(await anna(store)).toEqual({ n: 2 })
  })

  check('gives a large document as it is now, however often it was read before', async (store) => {
    const long = (letter: string) => ({ text: letter.repeat(20_000) })
    const seen: unknown[] = []
    const look = async () => void seen.push(await anna(store), await anna(store))
    for (const write of [
      () => store.create('users', 'anna', long('a')),
      () => store.set('users', 'anna', long('b')),
      () => store.update('users', 'anna', { n: 1 }),
      () => store.set('users', 'anna', { short: true }),
      () => store.set('users', 'anna', long('c')),
      () => store.delete('users', 'anna'),
      () => store.create('users', 'anna', long('a')),
    ]) {
      await write()
      await look()
    }
    const states = [long('a'), long('b'), { ...long('b'), n: 1 }, { short: true }, long('c'), undefined, long('a')]
    expect(seen).toEqual(states.flatMap((state) => [state, state]))
  })

  check('changes the version with each write, also after deletion and re-creation', async (store) => {
    await store.create('users', 'anna', { n: 1 })
    const created = await versionOfAnna(store)
    await store.update('users', 'anna', { n: 2 })
    const updated = await versionOfAnna(store)
    await store.delete('users', 'anna')
    await store.create('users', 'anna', { n: 1 })
    expect(new Set([created, updated, await versionOfAnna(store)]).size).toBe(3)
  })

  check('deletes, and does nothing when there is nothing to delete', async (store) => {
    await store.create('users', 'anna', {})
    await store.delete('users', 'anna')
    await store.delete('users', 'anna')
    expect(await anna(store)).toBeUndefined()
  })

  check('keeps documents of the same id in different collections apart', async (store) => {
    await store.create('exercise/summary/items', 'e1', { from: 'summary' })
    await store.create('exercise/private/items', 'e1', { from: 'private' })
    await store.create('items', 'e1', { from: 'top' })
    await store.delete('items', 'e1')
    expect((await store.get('exercise/summary/items', 'e1'))?.data).toEqual({ from: 'summary' })
    expect((await store.get('exercise/private/items', 'e1'))?.data).toEqual({ from: 'private' })
    expect(await store.query('exercise/private/items')).toHaveLength(1)
  })

  check('takes ids with spaces, quotes, accents and emoji', async (store) => {
    for (const id of ODD_IDS) await store.create('users', id, { own: id })
    for (const id of ODD_IDS) expect((await store.get('users', id))?.data).toEqual({ own: id })
    const listed = (await store.query('users')).map((document) => document.id)
    expect(listed).toEqual([...ODD_IDS].sort((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right))))
  })

  check('finds nothing under an id that no document can have, and refuses to write there', async (store) => {
    for (const id of ['', '.', '..', 'a/b', '__reserved__', 'x'.repeat(1501), '\ud800']) {
      expect(await store.get('users', id)).toBeUndefined()
      await expect(store.set('users', id, {})).rejects.toThrow(TypeError)
    }
  })

  check('refuses a path that does not name a collection', async (store) => {
    for (const collection of ['', 'users/anna', '/users', 'a//b']) {
      await expect(store.get(collection, 'x')).rejects.toThrow(TypeError)
      await expect(store.query(collection)).rejects.toThrow(TypeError)
      await expect(store.set(collection, 'x', {})).rejects.toThrow(TypeError)
    }
  })

  check('refuses data that one of the stores would change or not take', async (store) => {
    const faults: unknown[] = [
      Number.NaN,
      Number.POSITIVE_INFINITY,
      undefined,
      new Date(0),
      '\udc00',
      [[1]],
      { __x__: 1 },
      { '': 1 },
    ]
    for (const value of faults) {
      // The types forbid some of these, but a cast or a library may hide them.
      const data = { value } as never
      await expect(store.set('users', 'anna', data)).rejects.toThrow(TypeError)
      await expect(store.create('users', 'anna', data)).rejects.toThrow(TypeError)
    }
    expect(await anna(store)).toBeUndefined()
  })
}
