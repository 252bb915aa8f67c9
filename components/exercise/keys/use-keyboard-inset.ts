import { useEffect } from 'react'

/** The bars of a browser that come and go are lower, keyboards are higher. */
const LEAST_KEYBOARD_PX = 120
/** Below this height what stands at the bottom would leave no room for the page; `crowded` in the styles. */
const LOW_PX = 416

/**
 * Tells the styles when the keyboard of the screen is open: `data-keyboard`. For browsers that lay the page out as if it
 * were not there (those of iOS) also how much of the page it covers, `--keyboard-inset`, and `data-keyboard="low"` when
 * little is left of the page.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const { dataset, style } = document.documentElement
    const clear = () => {
      style.removeProperty('--keyboard-inset')
      delete dataset.keyboard
    }
    const measure = () => {
      const inset = coveredHeight(visualViewport)
      const isLowered = loweredHeight() >= LEAST_KEYBOARD_PX && document.activeElement?.matches('input') === true
      if (inset < LEAST_KEYBOARD_PX) {
        clear()
        if (isLowered) dataset.keyboard = 'open'
        return
      }
      style.setProperty('--keyboard-inset', `${Math.round(inset)}px`)
      dataset.keyboard = visualViewport.height < LOW_PX ? 'low' : 'open'
    }
    measure()
    visualViewport.addEventListener('resize', measure)
    visualViewport.addEventListener('scroll', measure)
    return () => {
      visualViewport.removeEventListener('resize', measure)
      visualViewport.removeEventListener('scroll', measure)
      clear()
    }
  }, [])
}

/** How much lower the page is than it was at its highest, in this width: by a keyboard that takes of its height. */
function loweredHeight(): number {
  const { innerWidth: width, innerHeight: height } = window
  highest = { width, height: highest.width === width ? Math.max(highest.height, height) : height }
  return highest.height - height
}

/** Outlives the row of keys, which may come while the keyboard is open. */
let highest = { width: 0, height: 0 }

/** What of the page's height lies below what is seen of it. Zooming in hides a part as well, and is no keyboard. */
function coveredHeight({ height, offsetTop, scale }: VisualViewport): number {
  return scale > 1 ? 0 : document.documentElement.clientHeight - height - offsetTop
}
