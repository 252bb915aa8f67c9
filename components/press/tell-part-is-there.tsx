'use client'

import { useEffect, useState } from 'react'
import { PAGE_IS_THERE } from './page-is-there'

/**
 * Tells the script that keeps early presses that a part whose code has come after the page's hears them. Stands behind the
 * part: by then its fields have told what was typed and ticked in them meanwhile, and that is rendered with this.
 */
export function TellPartIsThere() {
  const [isRendered, setRendered] = useState(false)
  useEffect(() => setRendered(true), [])
  useEffect(() => {
    if (isRendered) window.dispatchEvent(new Event(PAGE_IS_THERE))
  }, [isRendered])
  return null
}
