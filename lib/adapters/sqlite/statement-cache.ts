import type { Database, Statement } from 'better-sqlite3'

/** Queries of the site have a few dozen shapes; the bound is for a program that makes up new ones. */
const MAX_STATEMENTS = 200

/** Prepares each text once; when there are too many, the one unused for longest goes. */
export function createStatementCache<Result>(database: Database): (text: string) => Statement<unknown[], Result> {
  const statements = new Map<string, Statement<unknown[], Result>>()
  return (text) => {
    const statement = statements.get(text) ?? database.prepare<unknown[], Result>(text)
    statements.delete(text)
    statements.set(text, statement)
    const [oldest] = statements.keys()
    if (statements.size > MAX_STATEMENTS && oldest !== undefined) statements.delete(oldest)
    return statement
  }
}
