import { headers } from 'next/headers'

/**
 * Whether Next fetches the page, for a browser that has another one of the site. So does the service worker, but a whole
 * document, as it says.
 */
export async function isChangeOfPage(): Promise<boolean> {
  const asked = await headers()
  return asked.get('sec-fetch-dest') === 'empty' && !asked.get('accept')?.includes('text/html')
}
