import Database from 'better-sqlite3'

const database = new Database(process.env.BENCH_DATABASE ?? ':memory:')
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.exec('CREATE TABLE IF NOT EXISTS entry (id INTEGER PRIMARY KEY, text TEXT)')
const insert = database.prepare('INSERT INTO entry (text) VALUES (?)')

/** Reads a small JSON body and makes one durable write: what any useful call costs at least. */
export async function POST(request) {
  insert.run(JSON.stringify(await request.json()))
  return Response.json({ ok: true })
}
