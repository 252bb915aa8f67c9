/** RFC 5321 allows no longer path. */
export const EMAIL_MAX_LENGTH = 254

/** Letters, digits and the few signs that mailboxes are named with; in parts that are divided by single dots. */
const MAILBOX = /^[\w'+-]+(?:\.[\w'+-]+)*$/
const DOMAIN = /^(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

/**
 * Whether the server would take a text for an e-mail address, spaces around it aside. For browsers, for which the schema of
 * the accounts weighs too much; a test holds the two together.
 */
export function isEmailShaped(text: string): boolean {
  const address = text.trim()
  const [mailbox = '', domain = '', ...more] = address.split('@')
  const isNamed = MAILBOX.test(mailbox) && !mailbox.endsWith("'")
  return isNamed && DOMAIN.test(domain) && more.length === 0 && address.length <= EMAIL_MAX_LENGTH
}
