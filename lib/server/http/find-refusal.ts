import type { IncomingMessage } from 'node:http'
import { isLoopbackAddress, isLoopbackHost } from './loopback'

/** Who may reach the site as it is set up. */
export interface Openness {
  /** Whether the server is for this machine alone, since HOST is a loopback address. */
  readonly isMachineOnly: boolean
  /** Whether there are accounts and payments that are for trying out on this machine only. */
  readonly isDemo: boolean
}

/**
 * Why a request is refused: it comes over a network to a server that is for its machine (`network`), or somebody passes
 * it on, or means another host, where the demo accounts are (`demo`).
 */
export type Refusal = 'network' | 'demo'

/** What proxies, tunnels and platforms write into a request that they pass on. */
const FORWARDING =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-real-ip|(?:.+-)?client-?ip|cf-.+|x-envoy-.+|x-vercel-.+)$/

type Received = Pick<IncomingMessage, 'headers' | 'httpVersion' | 'url'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** Why a request, as Node has received it, must not be answered; `undefined` where it may be. */
export function findRefusal(
  { isMachineOnly, isDemo }: Openness,
  { headers, httpVersion, socket, url }: Received,
): Refusal | undefined {
  const isOfThisMachine = isLoopbackAddress(socket.remoteAddress)
  if (isDemo) {
    // Nginx, unless told otherwise, writes the server's own address as the host and no header of its own, but speaks 1.0.
    const isPassedOn = httpVersion === '1.0' || Object.keys(headers).some((name) => FORWARDING.test(name))
    if (!isOfThisMachine || isPassedOn || !isLoopbackHost(hostnameOf(headers.host)) || !isPath(url)) return 'demo'
  }
  return isMachineOnly && !isOfThisMachine ? 'network' : undefined
}

/** The host of a `Host` header without its port; empty when there is none, or more than a host. */
function hostnameOf(host = ''): string {
  return /^(\[[\da-f:]+\]|[^:/?#@\\\s]+)(?::\d*)?$/i.exec(host)?.[1] ?? ''
}

/** A whole address is what is asked of a proxy. */
function isPath(url = ''): boolean {
  return url.startsWith('/') || url === '*'
}
