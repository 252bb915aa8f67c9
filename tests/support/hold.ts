import type { Page, Route } from '@playwright/test'

/** Keeps every script from arriving. @returns lets them come. */
export const holdScripts = (page: Page) => hold(page, '**/*.js')

/** Keeps what is asked for at some addresses from arriving. @returns lets it come. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHolding = true
  await page.route(addresses, async (route) => {
    if (isHolding) held.push(route)
    else await route.continue()
  })
  return async () => {
    isHolding = false
    await Promise.all(held.map((route) => route.continue()))
  }
}
