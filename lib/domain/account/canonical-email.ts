const DOTS_DO_NOT_MATTER = ['gmail.com', 'googlemail.com']

/**
 * What stands for the mailbox that an address leads to, so that limits count the many spellings of one as one: providers
 * ignore what follows a plus sign, and Gmail ignores dots. Only for counting: to be told apart, accounts need addresses.
 *
 * @param email in the spelling of the `Email` schema.
 */
export function canonicalEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const name = email.slice(0, at).replace(/\+.*$/, '')
  return DOTS_DO_NOT_MATTER.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
