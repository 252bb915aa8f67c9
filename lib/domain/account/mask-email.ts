/** An address of which the name's first character is left, and where its mailbox is. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)].slice(0, 1).join('')}•••${email.slice(at)}`
}
