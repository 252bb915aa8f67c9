import { anna, type Check, conflict, notFound, versionOfAnna } from './check'

export function updateContract(check: Check): void {
  check('changes the named fields and no other', async (store) => {
    await store.create('users', 'anna', { name: 'Anna', role: 0, tags: ['a', 'b'] })
    await store.update('users', 'anna', { role: 1000, tags: ['c'], extra: { deep: [1] } })
    expect(await anna(store)).toEqual({ name: 'Anna', role: 1000, tags: ['c'], extra: { deep: [1] } })
  })

  check('refuses to update a document that does not exist', async (store) => {
    await expect(store.update('users', 'anna', { n: 1 })).rejects.toMatchObject(notFound)
    expect(await anna(store)).toBeUndefined()
  })

  check('changes a field inside a map by its dotted path, and makes maps on the way', async (store) => {
    await store.create('users', 'anna', { started: { e1: 'then' }, plain: 5 })
    await store.update('users', 'anna', { 'started.e2': 'now', 'new.deep.field': true, 'plain.inner': 1 })
    expect(await anna(store)).toEqual({
      started: { e1: 'then', e2: 'now' },
      new: { deep: { field: true } },
      plain: { inner: 1 },
    })
  })

  check('replaces a map that is named itself', async (store) => {
    await store.create('users', 'anna', { map: { a: 1, b: 2 } })
    await store.update('users', 'anna', { map: { c: 3 } })
    expect(await anna(store)).toEqual({ map: { c: 3 } })
  })

  check('removes a field that is changed to undefined', async (store) => {
    await store.create('users', 'anna', { a: 1, map: { b: 2, c: 3 }, keep: null })
    await store.update('users', 'anna', { a: undefined, 'map.b': undefined, missing: undefined, 'no.such': undefined })
    expect(await anna(store)).toEqual({ map: { c: 3 }, keep: null })
  })

  check('takes names of fields with any character but the dot', async (store) => {
    const name = 'é "x\' ~*/[] \\ $ `'
    await store.create('users', 'anna', { [name]: { [name]: 1, other: 2 } })
    await store.update('users', 'anna', { [`${name}.${name}`]: 3 })
    expect(await anna(store)).toEqual({ [name]: { [name]: 3, other: 2 } })
  })

  check('refuses no change at all, broken paths and changes that overlap', async (store) => {
    await store.create('users', 'anna', { a: 1 })
    for (const changes of [
      {},
      { '': 1 },
      { 'a.': 1 },
      { '.a': 1 },
      { 'a..b': 1 },
      { a: 1, 'a.b': 2 },
      { __a__: 1 },
      { 'a.constructor': 1 },
    ]) {
      await expect(store.update('users', 'anna', changes)).rejects.toThrow(TypeError)
    }
    expect(await anna(store)).toEqual({ a: 1 })
  })

  check('updates and deletes under the version that was read', async (store) => {
    await store.create('users', 'anna', { n: 1 })
    await store.update('users', 'anna', { n: 2 }, { version: await versionOfAnna(store) })
    expect(await anna(store)).toEqual({ n: 2 })
    await store.delete('users', 'anna', { version: await versionOfAnna(store) })
    expect(await anna(store)).toBeUndefined()
  })

  check('refuses to update and delete when the version is not that any more', async (store) => {
    await store.create('users', 'anna', { n: 1 })
    const version = await versionOfAnna(store)
    await store.update('users', 'anna', { n: 2 })
    await expect(store.update('users', 'anna', { n: 3 }, { version })).rejects.toMatchObject(conflict)
    await expect(store.delete('users', 'anna', { version })).rejects.toMatchObject(conflict)
    expect(await anna(store)).toEqual({ n: 2 })
    await store.delete('users', 'anna')
    await expect(store.update('users', 'anna', { n: 3 }, { version })).rejects.toMatchObject(conflict)
    await expect(store.delete('users', 'anna', { version })).rejects.toMatchObject(conflict)
  })
}
