'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

const BAR = '[data-bottom-bar]'

/**
 * Keeps a banner above the bar at the bottom of the page, if there is one, and tells the style sheet how much of the
 * screen the banner takes, as `--cookie-banner`. The bar comes and goes with the page, and grows with its messages.
 *
 * @returns goes on the banner.
 */
export function useRoomAtBottom(): RefObject<HTMLElement | null> {
  const banner = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    let bar: Element | null = null
    const measure = () => {
      style.setProperty('--bottom-bar', `${heightOf(bar)}px`)
      style.setProperty('--cookie-banner', `${isFixed(banner.current) ? heightOf(banner.current) : 0}px`)
    }
    const sizes = new ResizeObserver(measure)
    const findBar = () => {
      const found = document.querySelector(BAR)
      if (found === bar) return
      if (bar) sizes.unobserve(bar)
      if (found) sizes.observe(found)
      bar = found
      measure()
    }
    const pages = new MutationObserver(findBar)
    pages.observe(document.body, { childList: true, subtree: true })
    if (banner.current) sizes.observe(banner.current)
    findBar()
    measure()
    return () => {
      pages.disconnect()
      sizes.disconnect()
      style.removeProperty('--bottom-bar')
      style.removeProperty('--cookie-banner')
    }
  }, [])
  return banner
}

/** In pixels; 0 for a bar that does not stick at the moment, which has no box. */
function heightOf(element: Element | null): number {
  return element?.getBoundingClientRect().height ?? 0
}

function isFixed(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).position === 'fixed'
}
