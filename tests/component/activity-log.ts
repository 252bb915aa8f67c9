/** Stands in for the server's activity log, at the level of `fetch` and of beacons. */
interface FakeActivityLog {
  /** What came by calls that outlive the page, and by beacons, in order. */
  readonly calls: unknown[]
  readonly beacons: unknown[]
  /** From now on the browser takes no beacon. */
  refuseBeacons(): void
  /** From now on no call is answered. */
  fail(): void
}

export function installActivityLog(): FakeActivityLog {
  const calls: unknown[] = []
  const beacons: unknown[] = []
  let takesBeacons = true
  let answers = true
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: async (url: string, { body, keepalive }: RequestInit) => {
      if (url === '/api/activity-log' && keepalive) calls.push(JSON.parse(String(body)))
      if (!answers) throw new TypeError('Failed to fetch')
      return { ok: true, status: 204 }
    },
  })
  // jsdom's blobs do not give their text at once.
  Object.defineProperty(globalThis, 'Blob', {
    configurable: true,
    value: class {
      readonly text: string
      readonly type: string | undefined
      constructor(parts: readonly string[], { type }: BlobPropertyBag) {
        this.text = parts.join('')
        this.type = type
      }
    },
  })
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, { text, type }: { readonly text: string; readonly type: string }) => {
      if (takesBeacons && url === '/api/activity-log' && type === 'application/json') beacons.push(JSON.parse(text))
      return takesBeacons
    },
  })
  return {
    calls,
    beacons,
    refuseBeacons: () => {
      takesBeacons = false
    },
    fail: () => {
      answers = false
    },
  }
}
