import { createHmac } from 'node:crypto'

/**
 * What stands in the store for a value that has to be recognized but not known: an HMAC with the site's own secret, so
 * that who has the store but not the secret cannot find the value by trying all there are. It is still personal data
 * (a pseudonym), and is deleted when it has served its purpose.
 *
 * @param purpose what the hash is for. Hashes of two purposes cannot be brought together.
 * @param value in one spelling: whatever else is written differently is another value.
 * @returns 43 letters, digits, `-` and `_`, which may be a document's id.
 */
export function saltedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')
}
