import type { MouseEvent, PointerEvent } from 'react'

/** Leaves the focus where it is when something beside it is pressed. */
export function keepFocus(event: PointerEvent | MouseEvent): void {
  event.preventDefault()
}
