/**
 * Keeps what is pressed before React hears it, and does it then.
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

  addEventListener(
    'click',
    (event: MouseEvent) => {
      // What opens by itself needs no script.
      const button = (event.target as Element).closest<HTMLElement>(
        'button[type=button]:not([popovertarget],[aria-disabled=true]),[data-pressable] :is(label,input)',
      )
      if (button) keep(event, button, () => button.click())
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
