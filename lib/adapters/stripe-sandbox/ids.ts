/**
 * Ids of the sandbox. Each holds the key of its customer, so that one look at an id tells where the object is kept:
 * `cus_` + key, and for the rest a prefix, the key and letters of its own.
 */
import { randomBytes } from 'node:crypto'

const KEY_LENGTH = 14
const ID = /^[a-z]+_([A-Za-z0-9]{14})[A-Za-z0-9]*(?:_secret_[A-Za-z0-9]+)?$/
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function newCustomerKey(): string {
  return randomLetters(KEY_LENGTH)
}

export function newId(prefix: string, customerKey: string): string {
  return `${prefix}_${customerKey}${randomLetters(10)}`
}

/** The key of the customer that an id or a client secret belongs to; `undefined` for what is no id of the sandbox. */
export function customerKeyOf(id: string): string | undefined {
  return ID.exec(id)?.[1]
}

export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomLetters(25)}`
}

/** The id of the intent that a client secret belongs to. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_', 1)[0] ?? ''
}

function randomLetters(length: number): string {
  // 62 letters do not divide 256: the bytes above the last whole multiple would favour the first letters.
  const bytes = [...randomBytes(length * 2)].filter((byte) => byte < 248).slice(0, length)
  const letters = bytes.map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return letters.length === length ? letters : randomLetters(length)
}
