/** Set by the server itself for each request, over whatever the client sent (see record-client-address.ts). */
export const CONNECTION_ADDRESS_HEADER = 'x-connection-address'

/**
 * The address that limits per client are counted for.
 *
 * A client can write any X-Forwarded-For, so only what our own proxies added to its end is believed: without a proxy
 * the address of the connection counts, with one the last that the header lists, and so on.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  if (trustedProxies === 0) return headers.get(CONNECTION_ADDRESS_HEADER) ?? 'unknown'
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return forwarded.at(-trustedProxies) || 'unknown'
}
