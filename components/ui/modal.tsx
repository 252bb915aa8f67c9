'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names'

interface ModalProps {
  /** Id of the element that names it. */
  readonly titleId: string
  /** Id of the element that says more of it. */
  readonly textId?: string | undefined
  readonly children: ReactNode
  /** Asked for by Escape, or a press beside the modal; without it neither does anything. */
  readonly onClose?: () => void
  /** Its width, and how it is laid out. */
  readonly className: string
}

/**
 * The frame of a modal dialog, open as long as it is rendered. The browser's own element keeps the focus inside, gives it
 * back afterwards, and makes the page behind inert.
 */
export function Modal({ titleId, textId, children, onClose, className }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Not `useEffect`: that cleans up when the element has left the page, too late to give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.addEventListener('keydown', keepEscape)
    return () => element?.close()
  }, [])
  /** Browsers that know no `closedby` close it in the end to who insists. */
  function stay({ currentTarget }: { readonly currentTarget: HTMLDialogElement }) {
    if (!onClose && currentTarget.isConnected && !currentTarget.open) currentTarget.showModal()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser hears it
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClose={stay}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose?.()
      }}
      className={classNames(
        'm-auto overscroll-contain rounded-card border border-line bg-raised p-0 text-ink shadow-card transition backdrop:bg-[rgb(12_20_16/55%)] starting:translate-y-3 starting:opacity-0',
        className,
      )}
    >
      {children}
    </dialog>
  )
}

/** Escape closes the topmost dialog only; messages of the page below hear it on the document. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation()
}
