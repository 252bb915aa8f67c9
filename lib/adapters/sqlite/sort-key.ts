/**
 * Bytes that sort as Firestore sorts the values: null < false < true < numbers < strings by UTF-8 < arrays element by
 * element < maps name by name. Two values have the same bytes exactly when they are equal.
 *
 * No key is the beginning of another one, so keys may be joined, and a joined key sorts by its parts in turn.
 */
import type { JsonValue } from '@/lib/ports/document-store'
import { isJsonArray } from '../shared/document-rules'

type Direction = 'ascending' | 'descending'

/** First byte of a key. All are above `END`, so that a shorter array or map comes before its continuations. */
const TAG = { null: 0x10, boolean: 0x20, number: 0x30, string: 0x40, array: 0x50, map: 0x60 } as const
const END = 0x00

export function toSortKey(value: JsonValue): Buffer {
  if (value === null) return Buffer.of(TAG.null)
  if (typeof value === 'boolean') return Buffer.of(TAG.boolean, value ? 1 : 0)
  if (typeof value === 'number') return numberKey(value)
  if (typeof value === 'string') return stringKey(value)
  if (isJsonArray(value)) return Buffer.concat([Buffer.of(TAG.array), ...value.map(toSortKey), Buffer.of(END)])
  return mapKey(value)
}

/** The key of a whole order: the values of its fields and then the document id, each in its direction. */
export function toOrderKey(values: readonly JsonValue[], directions: readonly Direction[], id: string): Buffer {
  const parts = [...values, id].map((value, index) => {
    const key = toSortKey(value)
    return directions[index] === 'descending' ? inverted(key) : key
  })
  return Buffer.concat(parts)
}

/** Keys from `from` (inclusive) to `to` (exclusive). */
export interface KeyRange {
  readonly from: Buffer
  readonly to: Buffer
}

/** The keys that a comparison lets through. As in Firestore these are values of the same type only. */
export function toKeyRange(operator: '<' | '<=' | '>' | '>=', value: JsonValue): KeyRange {
  const key = toSortKey(value)
  const type = key.subarray(0, 1)
  if (operator === '<') return { from: type, to: key }
  if (operator === '<=') return { from: type, to: afterPrefix(key) }
  if (operator === '>') return { from: afterPrefix(key), to: afterPrefix(type) }
  return { from: key, to: afterPrefix(type) }
}

/** The same range over keys that are stored for a descending order. */
export function invertedRange({ from, to }: KeyRange): KeyRange {
  return { from: afterPrefix(inverted(to)), to: afterPrefix(inverted(from)) }
}

/** The least bytes above everything that begins with these; such bytes exist because no tag is 0xff. */
function afterPrefix(key: Buffer): Buffer {
  const last = key.findLastIndex((byte) => byte !== 0xff)
  const next = Buffer.from(key.subarray(0, last + 1))
  next.writeUInt8(next.readUInt8(last) + 1, last)
  return next
}

/** IEEE bytes sort as numbers once the sign bit is flipped, and for negative numbers all bits. */
function numberKey(value: number): Buffer {
  const key = Buffer.alloc(9)
  key.writeUInt8(TAG.number)
  // Minus zero equals zero, and adding zero makes it so.
  key.writeDoubleBE(value + 0, 1)
  const bytes = key.subarray(1)
  return Buffer.concat([key.subarray(0, 1), value < 0 ? inverted(bytes) : withFlippedSign(bytes)])
}

function withFlippedSign(bytes: Buffer): Buffer {
  bytes.writeUInt8(bytes.readUInt8(0) ^ 0x80)
  return bytes
}

/** Ends in 00 01, below the 00 ff that a zero inside becomes: so "a" comes before "a\0". */
function stringKey(value: string): Buffer {
  const bytes = Buffer.from(value)
  const escaped = bytes.includes(0) ? Buffer.from(bytes.toString('latin1').replaceAll('\0', '\0\xff'), 'latin1') : bytes
  return Buffer.concat([Buffer.of(TAG.string), escaped, Buffer.of(0x00, 0x01)])
}

function mapKey(value: { readonly [name: string]: JsonValue }): Buffer {
  const entries = Object.entries(value).map(([name, inner]) => [stringKey(name), toSortKey(inner)] as const)
  entries.sort(([left], [right]) => Buffer.compare(left, right))
  return Buffer.concat([Buffer.of(TAG.map), ...entries.flat(), Buffer.of(END)])
}

function inverted(key: Buffer): Buffer {
  return Buffer.from(key.map((byte) => 0xff - byte))
}
