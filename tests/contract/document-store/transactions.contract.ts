import { setTimeout as delay } from 'node:timers/promises'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'
import { anna, type Check, conflict, notFound } from './check'

export function transactionContract(check: Check): void {
  check('loses none of 50 simultaneous increments', async (store) => {
    await store.create('users', 'anna', { n: 0 })
    await Promise.all(Array.from({ length: 50 }, () => store.transaction(increment)))
    expect(await anna(store)).toEqual({ n: 50 })
  })

  check('loses no increment when the work takes its time between reading and writing', async (store) => {
    await store.create('users', 'anna', { n: 0 })
    const slowly = async (transaction: Transaction) => {
      const n = await readNumber(transaction)
      await delay(2)
      transaction.update('users', 'anna', { n: n + 1 })
    }
    await Promise.all(Array.from({ length: 10 }, () => store.transaction(slowly)))
    expect(await anna(store)).toEqual({ n: 10 })
  })

  check('gives the result of the work', async (store) => {
    await store.create('users', 'anna', { n: 5 })
    expect(await store.transaction(async (transaction) => (await transaction.get('users', 'anna'))?.data)).toEqual({
      n: 5,
    })
    expect(await store.transaction(async () => 'nothing done')).toBe('nothing done')
  })

  check('makes all writes take effect together', async (store) => {
    await store.create('users', 'gone', {})
    await store.create('users', 'anna', { n: 1, old: true })
    await store.transaction(async (transaction) => {
      await transaction.get('users', 'anna')
      transaction.create('users', 'new', { a: 1 })
      transaction.set('users', 'set', { b: 2 })
      transaction.update('users', 'anna', { n: 2, old: undefined, 'map.c': 3 })
      transaction.delete('users', 'gone')
    })
    const found = (await store.query('users')).map(({ id, data }) => [id, data])
    expect(found).toEqual([
      ['anna', { n: 2, map: { c: 3 } }],
      ['new', { a: 1 }],
      ['set', { b: 2 }],
    ])
  })

  check('applies several writes to one document in their order', async (store) => {
    await store.transaction(async (transaction) => {
      transaction.create('users', 'anna', { n: 1 })
      transaction.update('users', 'anna', { m: 2 })
      transaction.set('users', 'bela', {})
      transaction.delete('users', 'bela')
    })
    expect(await anna(store)).toEqual({ n: 1, m: 2 })
    expect(await store.get('users', 'bela')).toBeUndefined()
  })

  check('changes nothing when the work throws, and passes on what it threw', async (store) => {
    await store.create('users', 'anna', { n: 1 })
    const fault = new Error('enough')
    const work = async (transaction: Transaction) => {
      await increment(transaction)
      throw fault
    }
    await expect(store.transaction(work)).rejects.toBe(fault)
    expect(await anna(store)).toEqual({ n: 1 })
  })

  check('changes nothing when one of the writes is refused', async (store) => {
    await store.create('users', 'anna', { n: 1 })
    const createTwice = store.transaction(async (transaction) => {
      transaction.set('users', 'other', {})
      transaction.create('users', 'anna', { n: 2 })
    })
    await expect(createTwice).rejects.toMatchObject(conflict)
    const updateMissing = store.transaction(async (transaction) => {
      transaction.set('users', 'other', {})
      transaction.update('users', 'missing', { n: 2 })
    })
    await expect(updateMissing).rejects.toMatchObject(notFound)
    const stale = store.transaction(async (transaction) => {
      transaction.set('users', 'other', {})
      transaction.delete('users', 'anna', { version: '1.5' })
    })
    await expect(stale).rejects.toMatchObject(conflict)
    expect(await store.get('users', 'other')).toBeUndefined()
    expect(await anna(store)).toEqual({ n: 1 })
  })

  check('creates a document once when many find it missing', async (store) => {
    const createIfMissing = async (transaction: Transaction) => {
      const found = await transaction.get('users', 'anna')
      if (!found) transaction.create('users', 'anna', { n: 1 })
      return found === undefined
    }
    const created = await Promise.all(Array.from({ length: 20 }, () => store.transaction(createIfMissing)))
    expect(created.filter(Boolean)).toHaveLength(1)
  })

  check('keeps a rule over two documents that each changes by reading the other', async (store) => {
    await store.create('users', 'anna', { onDuty: true })
    await store.create('users', 'bela', { onDuty: true })
    const leave = (who: string, other: string) =>
      store.transaction(async (transaction) => {
        const colleague = await transaction.get('users', other)
        await transaction.get('users', who)
        if (colleague?.data.onDuty) transaction.update('users', who, { onDuty: false })
      })
    await Promise.all([leave('anna', 'bela'), leave('bela', 'anna')])
    const duties = (await store.query('users')).map(({ data }) => data.onDuty)
    expect([...duties].sort()).toEqual([false, true])
  })

  check('sees one state of several documents, however they change meanwhile', async (store) => {
    await moveTogether(store, 0)
    const differences: number[] = []
    const compare = () =>
      store.transaction(async (transaction) => {
        const left = await readNumber(transaction)
        await delay(1)
        return left - (await readNumber(transaction, 'bela'))
      })
    const moves = async () => {
      for (let n = 1; n <= 10; n += 1) await moveTogether(store, n)
    }
    const comparisons = async () => {
      for (let n = 1; n <= 5; n += 1) differences.push(await compare())
    }
    await Promise.all([moves(), comparisons()])
    expect(differences).toEqual([0, 0, 0, 0, 0])
  })

  check('refuses to read after it has written', async (store) => {
    const work = async (transaction: Transaction) => {
      transaction.set('users', 'anna', {})
      await transaction.get('users', 'anna')
    }
    await expect(store.transaction(work)).rejects.toThrow(/read/)
    expect(await anna(store)).toBeUndefined()
  })
}

async function readNumber(transaction: Transaction, id = 'anna'): Promise<number> {
  return Number((await transaction.get('users', id))?.data.n)
}

async function increment(transaction: Transaction): Promise<void> {
  const n = await readNumber(transaction)
  transaction.update('users', 'anna', { n: n + 1 })
}

async function moveTogether(store: DocumentStore, n: number): Promise<void> {
  await store.transaction(async (transaction) => {
    transaction.set('users', 'anna', { n })
    transaction.set('users', 'bela', { n })
  })
}
