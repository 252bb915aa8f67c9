/**
 * Keeps what is pressed before React hears it, and does it then: buttons, forms that are sent, and figures that are
 * answered in, of each the last press. What is typed, ticked and moved along a slider the fields keep themselves, and
 * `adopt-fields.ts` tells it. A link, a menu and a form with an address need no script. Not kept are the keys of what is
 * no field: arrows along a row of tabs, and Escape.
 *
 * It runs in the document before all other scripts, as its own source text: it uses nothing from outside itself, and each
 * letter of it is in every page.
 *
 * @param pageIsThere the event of `page-is-there.ts`.
 */
export function keepEarlyPresses(pageIsThere: string): void {
  let isTakenOver = false
  /** What was pressed, once each, and how it is done again. */
  const kept = new Map<HTMLElement, () => void>()

  /** React stops events on their way to what it has not taken over yet, so one that gets there tells. */
  function isHeard(element: HTMLElement): boolean {
    let isReached = false
    element.addEventListener('dragend', () => (isReached = true), { once: true })
    element.dispatchEvent(new Event('dragend'))
    return isTakenOver && isReached
  }

  function keep(event: Event, element: HTMLElement, again: () => void): void {
    if (isHeard(element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    element.setAttribute('aria-busy', 'true')
    kept.set(element, again)
  }

  function doKept(): void {
    isTakenOver = true
    for (const [element, again] of kept) {
      if (!isHeard(element)) continue
      kept.delete(element)
      element.removeAttribute('aria-busy')
      again()
    }
  }

  /** On a figure it matters where; the page may have moved since. */
  function pressAt(plate: HTMLElement, { clientX, clientY }: MouseEvent): () => void {
    const before = plate.getBoundingClientRect()
    return () => {
      const now = plate.getBoundingClientRect()
      const at = { clientX: clientX - before.x + now.x, clientY: clientY - before.y + now.y, bubbles: true }
      for (const type of ['pointerdown', 'pointerup', 'click']) plate.dispatchEvent(new MouseEvent(type, at))
    }
  }

  addEventListener(
    'click',
    (event: MouseEvent) => {
      // What opens by itself needs no script.
      const pressed = (event.target as Element).closest<HTMLElement>(
        'button[type=button]:not([popovertarget],[aria-disabled=true]),[data-pressable] :is(label,input),[data-plate]',
      )
      if (pressed) keep(event, pressed, pressed.dataset.plate === '' ? pressAt(pressed, event) : () => pressed.click())
    },
    true,
  )
  addEventListener(
    'submit',
    (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      const button = event.submitter
      // A form with an address does its work without scripts.
      if (form.hasAttribute('action')) return
      keep(event, button ?? form, () => (button ? button.click() : form.requestSubmit()))
    },
    true,
  )
  addEventListener(pageIsThere, doKept)
}
