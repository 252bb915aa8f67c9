'use client'

const NAME = 'data-cookie-place'
const PHONE = '(width < 40rem)'
const listeners = new Set<() => void>()
let current: Element | null = null

/**
 * Where the banner of cookies stands on a phone, instead of before the page: below what the first screen is for. Until the
 * banner comes its room is kept here, by the style of its attribute.
 */
export function CookieBannerPlace() {
  return <div ref={offer} {...{ [NAME]: '' }} className="-mx-4 sm:hidden print:hidden" />
}

function offer(place: Element | null): (() => void) | undefined {
  if (!place) return undefined
  change(place)
  return () => {
    if (current === place) change(null)
  }
}

function change(place: Element | null): void {
  current = place
  for (const listener of listeners) listener()
}

/**
 * The place of the page that is shown.
 *
 * @returns `null` where the banner stands before the page, `undefined` while the place cannot be used yet.
 */
export function bannerPlace(): Element | null | undefined {
  const isThere = current ?? document.querySelector(`[${NAME}]`)
  if (!isThere || !matchMedia(PHONE).matches) return null
  return current ?? undefined
}

/** Calls when a page with a place has come or gone. @returns ends it. */
export function subscribeToBannerPlace(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
