import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { openDatabase } from '@/lib/adapters/sqlite/open-database'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { temporaryFiles } from '@/tests/support/temporary-files'

const WRITER = join(__dirname, '../support/sqlite-writer.ts')
const TIMEOUT_MS = 60_000

/** Files are killed side by side to save time; each file is killed again after it has recovered. */
const FILES = 4
const KILLS_PER_FILE = 5

const newFile = temporaryFiles()

describe('a file of the SQLite store', () => {
  test(
    `has every acknowledged write after each of ${FILES * KILLS_PER_FILE} kills`,
    async () => {
      const files = Array.from({ length: FILES }, () => newFile('store.sqlite'))
      const acknowledged = await Promise.all(files.map(killRepeatedly))
      expect(acknowledged.flat().length).toBeGreaterThan(FILES * KILLS_PER_FILE * 100)
    },
    TIMEOUT_MS,
  )

  test(
    'loses nothing when two processes open it new and write at once',
    async () => {
      const file = newFile('store.sqlite')
      const names = ['left', 'right']
      const written = await Promise.all(names.map((name) => writeUntil(file, name, 300, Number.POSITIVE_INFINITY)))
      expect(written.map((numbers) => numbers.length)).toEqual([300, 300])
      for (const name of names) await expectWrites(file, name, written[0] ?? [])
      await expectSoundFile(file, 200)
    },
    TIMEOUT_MS,
  )
})

async function killRepeatedly(file: string, fileNumber: number): Promise<number[]> {
  const all: number[] = []
  for (let kill = 0; kill < KILLS_PER_FILE; kill += 1) {
    const killAfter = 100 + (((fileNumber * KILLS_PER_FILE + kill) * 1_327) % 2_500)
    const acknowledged = await writeUntil(file, `kill${kill}`, 100_000, killAfter)
    await expectWrites(file, `kill${kill}`, acknowledged)
    all.push(...acknowledged)
  }
  await expectSoundFile(file, all.filter((n) => n % 3 === 2).length)
  return all
}

/** Runs a writer and kills it at the given number of acknowledgements; gives all that it has acknowledged. */
async function writeUntil(file: string, name: string, count: number, killAfter: number): Promise<number[]> {
  const writer = spawn(process.execPath, ['--import', 'tsx', WRITER, file, name, `${count}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(writer, 'close')
  const lines = await readLines(writer, killAfter)
  await closed
  return lines.map(Number)
}

async function readLines(writer: ChildProcessByStdio<null, Readable, null>, killAfter: number): Promise<string[]> {
  let output = ''
  for await (const chunk of writer.stdout.setEncoding('utf8')) {
    output += chunk
    if (!writer.killed && output.split('\n').length > killAfter) writer.kill('SIGKILL')
  }
  // What stands after the last line's end is half a line.
  return output.split('\n').slice(0, -1)
}

async function expectWrites(file: string, name: string, numbers: readonly number[]): Promise<void> {
  const store = createSqliteStore({ file })
  const collections = ['exercise/summary/items', 'users', 'counted']
  const lost: number[] = []
  for (const n of numbers) {
    const document = await store.get(collections[n % 3] ?? '', `${name}-${n}`)
    if (!document) lost.push(n)
  }
  await store.close()
  expect(lost).toEqual([])
}

/** The counter may be ahead of the acknowledgements, but never behind, and agrees with what was counted. */
async function expectSoundFile(file: string, leastCount: number): Promise<void> {
  const store = createSqliteStore({ file })
  const counted = await store.query('counted')
  const counter = await store.get('counters', 'all')
  const byClassification = await store.query('exercise/summary/items', {
    where: [{ field: 'classifications', operator: 'array-contains-any', value: ['t'] }],
    orderBy: [
      { field: 'classifications', direction: 'ascending' },
      { field: 'published', direction: 'descending' },
    ],
  })
  const summaries = await store.query('exercise/summary/items')
  await store.close()
  expect(counter?.data.n).toBe(counted.length)
  expect(counted.length).toBeGreaterThanOrEqual(leastCount)
  expect(byClassification).toHaveLength(summaries.length)
  const database = openDatabase(file)
  expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
  database.close()
}
