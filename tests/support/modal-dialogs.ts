/** jsdom knows the dialog element but not its modality: neither the focus that goes in and comes back, nor Escape. */
export function installModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}
