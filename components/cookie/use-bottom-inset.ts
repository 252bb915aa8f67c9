'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

const BAR = '[data-bottom-bar]'

/**
 * Keeps a banner above the bar at the bottom of the page, if there is one, and tells the style sheet how much of the
 * screen the banner takes, as `--cookie-banner`. The bar comes and goes with the page, and grows with its messages.
 *
 * @returns goes on the banner, which is given `--bottom-bar`, the height of the bar.
 */
export function useBottomInset(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const banner = ref.current
    if (!banner) return
    let bar: Element | null | undefined
    const measure = () => {
      // All is read before anything is written: what is set on the root gives every element of the page its style anew.
      const room = isFixed(banner) ? heightOf(banner) : 0
      const barHeight = heightOf(bar)
      setLength(banner, '--bottom-bar', barHeight)
      setLength(document.documentElement, '--cookie-banner', room)
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
    sizes.observe(banner)
    findBar()
    return () => {
      pages.disconnect()
      sizes.disconnect()
      document.documentElement.style.removeProperty('--cookie-banner')
    }
  }, [])
  return ref
}

function setLength(element: HTMLElement, property: string, pixels: number): void {
  const value = `${pixels}px`
  if (element.style.getPropertyValue(property) !== value) element.style.setProperty(property, value)
}

/** In pixels; 0 for a bar that does not stick at the moment, which has no box. */
function heightOf(element: Element | null | undefined): number {
  return element?.getBoundingClientRect().height ?? 0
}

function isFixed(element: Element): boolean {
  return getComputedStyle(element).position === 'fixed'
}
