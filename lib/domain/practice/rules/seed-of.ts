import { createHash } from 'node:crypto'

/** The same integer for the same text, of 31 bits. */
export function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() >>> 1
}
