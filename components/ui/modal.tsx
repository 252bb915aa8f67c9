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
  /** Off: a press beside the modal does nothing, so that what was typed is not closed by accident. */
  readonly closeOnBackdrop?: boolean
  /** Its width, and how it is laid out. */
  readonly className: string
}

/**
 * The frame of a modal dialog, open as long as it is rendered. The browser's own element keeps the focus inside, gives it
 * back afterwards, and makes the page behind inert. Several may be open at once: each lies above those opened before,
 * and only the topmost hears Escape and a press beside it.
 */
export function Modal({ titleId, textId, children, onClose, closeOnBackdrop = true, className }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressBeganInside = useRef(false)
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
        // React passes the event on to a dialog that this one is rendered in.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      onClose={stay}
      onPointerDown={({ target, currentTarget }) => {
        pressBeganInside.current = target !== currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        // Text that is selected by dragging past the edge ends in a click on the dialog too.
        if (closeOnBackdrop && target === currentTarget && !pressBeganInside.current) onClose?.()
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
