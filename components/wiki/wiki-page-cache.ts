import { createElement, type ReactNode } from 'react'
import { ApiError, callApi } from '@/lib/client/api'

/** A page that can be shown. */
export interface RenderedWikiPage {
  readonly title: string
  readonly content: ReactNode
}

/** Pages are kept for the visit, rendered. */
const ready = new Map<string, RenderedWikiPage>()
const coming = new Map<string, Promise<RenderedWikiPage>>()

/** A page that was loaded before. */
export function findCachedWikiPage(id: string): RenderedWikiPage | undefined {
  return ready.get(id)
}

/**
 * Loads a page unless it is here, and the first time the code that renders its text. A failure is not
 * kept.
 *
 * @throws ApiError, among others `not-found`, and `network-request-failed` when the code does not arrive.
 */
export async function loadCachedWikiPage(id: string): Promise<RenderedWikiPage> {
  const known = ready.get(id) ?? coming.get(id)
  if (known) return known
  const page = makePage(id)
  coming.set(id, page)
  const forget = () => coming.delete(id)
  page.then(forget, forget)
  return page
}

async function makePage(id: string): Promise<RenderedWikiPage> {
  const [{ title, content }, { RichText }] = await Promise.all([
    callApi('GET /wiki/{id}', { params: { id } }),
    loadRenderer(),
  ])
  const page = { title, content: createElement(RichText, { source: content }) }
  ready.set(id, page)
  return page
}

async function loadRenderer() {
  try {
    return await import('@/components/rich-text/browser-rich-text')
  } catch (cause) {
    throw new ApiError(0, 'network-request-failed', undefined, { cause })
  }
}
