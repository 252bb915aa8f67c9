const openers = new WeakMap<HTMLDialogElement, Element | null>()

/**
 * jsdom knows the dialog element but not its modality: neither Escape, nor the focus that goes in and comes back, of
 * which this gives back the latter. Every component test has it (`jsdom-setup.ts`).
 */
export function installModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement)
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    const opener = openers.get(this)
    if (opener instanceof HTMLElement) opener.focus()
  }
}
