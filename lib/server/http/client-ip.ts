import { isIPv6 } from 'node:net'

/** Set by the server itself for each request, over whatever the client sent (see record-client-ips.ts). */
export const CONNECTION_IP_HEADER = 'x-connection-address'

/**
 * The address that limits per client are counted for.
 *
 * A client can write any X-Forwarded-For, so only what our own proxies added to its end is believed: without a proxy
 * the address of the connection counts, with one the last that the header lists, and so on. An IPv6 address stands for
 * its /64 network, since who has one address of it may use them all.
 */
export function clientIp(headers: Headers, trustedProxies: number): string {
  if (trustedProxies === 0) return toClient(headers.get(CONNECTION_IP_HEADER) ?? 'unknown')
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return toClient(forwarded.at(-trustedProxies) || 'unknown')
}

function toClient(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  return mapped ?? (isIPv6(address) ? networkOf(address) : address)
}

/** The first four of the eight groups of an IPv6 address. */
function networkOf(address: string): string {
  const [withoutZone] = address.split('%')
  const [head = [], tail = []] = new URL(`http://[${withoutZone}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}
