import { isIPv4 } from 'node:net'

/** Whether a host name, as it stands in an address, is one of this machine for itself. */
export function isLoopbackHost(hostname: string): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'))
}

/** Whether the other end of a connection is on this machine. One without an address is no connection of a network. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address === undefined || isLoopbackHost(address.replace(/^::ffff:/i, ''))
}
