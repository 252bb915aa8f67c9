import { useEffect } from 'react'

/** The bars of a browser that come and go are lower, keyboards are higher. */
const LEAST_KEYBOARD_PX = 120
/** Below this height what stands at the bottom would leave no room for the page; `crowded` in the styles. */
const LOW_PX = 416

/**
 * Tells the styles how much of the page the keyboard of the screen covers, for browsers that lay the page out as if it
 * were not there (those of iOS): `--keyboard-inset`, and `data-keyboard="low"` when little is left of the page.
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
      if (inset < LEAST_KEYBOARD_PX) return clear()
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

/** What of the page's height lies below what is seen of it. Zooming in hides a part as well, and is no keyboard. */
function coveredHeight({ height, offsetTop, scale }: VisualViewport): number {
  return scale > 1 ? 0 : document.documentElement.clientHeight - height - offsetTop
}
