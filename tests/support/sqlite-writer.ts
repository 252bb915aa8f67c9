/**
 * Writes to a store's file until it is killed or has written enough, and names on its output each write that the store
 * has acknowledged. Arguments: the file, a name that the ids begin with, and how many documents to write.
 */
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import type { Transaction } from '@/lib/ports/document-store'

const LANES = 4

const [file = '', name = '', count = '0'] = process.argv.slice(2)
const store = createSqliteStore({ file })
let next = 0

/** Each step is one write of its own kind, so that a kill meets all of them. */
async function writeOne(n: number): Promise<void> {
  const id = `${name}-${n}`
  if (n % 3 === 0) {
    await store.create('exercise/summary/items', id, { classifications: ['t', `t${n % 7}`], published: id })
  } else if (n % 3 === 1) await store.set('users', id, { email: `${id}@example.com`, text: 'x'.repeat(n % 5000) })
  else await store.transaction((transaction) => countAndCreate(transaction, id))
}

async function countAndCreate(transaction: Transaction, id: string): Promise<void> {
  const counter = await transaction.get('counters', 'all')
  transaction.set('counters', 'all', { n: Number(counter?.data.n ?? 0) + 1 })
  transaction.create('counted', id, {})
}

async function lane(): Promise<void> {
  while (next < Number(count)) {
    const n = next
    next += 1
    await writeOne(n)
    // A pipe is written at once, so the line is out before the next write begins.
    process.stdout.write(`${n}\n`)
  }
}

async function main(): Promise<void> {
  await Promise.all(Array.from({ length: LANES }, lane))
  await store.close()
}

void main()
