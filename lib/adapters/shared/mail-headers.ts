import type { Mail } from '@/lib/ports/mailer'

/** Keeps programs that answer mails, while somebody is away say, from answering. */
export const AUTO_SUBMITTED_HEADERS = { 'Auto-Submitted': 'auto-generated' }

const ONE_ADDRESS = /^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ONE_LINE = /^[^\u0000-\u001f\u007f]+$/

/**
 * What both mailers refuse: a recipient, an address for answers or a subject that mail programs could read as more than that. Whoever calls them
 * has checked the address, so it is a fault of ours.
 *
 * @throws TypeError
 */
export function requireSafeHeaders({ to, replyTo, subject }: Mail): void {
  if (!ONE_ADDRESS.test(to)) throw new TypeError('the recipient is not one address')
  if (replyTo !== undefined && !ONE_ADDRESS.test(replyTo)) throw new TypeError('answers go to more than one address')
  if (!ONE_LINE.test(subject)) throw new TypeError('the subject is not one line')
}
