'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SCROLLABLE_LABEL, watchOverflow } from './watch-scrollable-regions'

interface ScrollableRegionProps {
  /** A `span` where only phrasing content may stand. */
  readonly as: 'span' | 'div'
  /** What screen readers call it when it is a stop of the tab key. */
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/**
 * A box that scrolls sideways what is wider than the screen. Only then it is a stop of the tab key, so that it can be
 * scrolled with the arrows: nobody should have to tab through every formula.
 */
export function ScrollableRegion({ as: Box, label, className, children }: ScrollableRegionProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isWide, setIsWide] = useState(false)

  useEffect(() => (box.current ? watchOverflow(box.current, setIsWide) : undefined), [])

  return (
    <Box
      ref={box}
      {...{ [SCROLLABLE_LABEL]: label }}
      {...(isWide && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      className={className}
    >
      {children}
    </Box>
  )
}
