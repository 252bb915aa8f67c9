import { userAgentFromString } from 'next/server'
import type { Device } from '@/lib/domain/account/model'

/** What names of browsers and systems are made of; the rest is something else that was sent. */
const NAME = /^[\w .()+-]{1,40}$/

/** The browser and the system that a request says to come from. Nothing else of what it tells of itself is kept. */
export function deviceOf(headers: Headers): Device {
  const { browser, os } = userAgentFromString(headers.get('user-agent') ?? undefined)
  return { browser: nameOf(browser.name), system: nameOf(os.name) }
}

function nameOf(text: string | undefined): string | null {
  return text !== undefined && NAME.test(text) ? text : null
}
