'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names'
import { CloseIcon } from './icons'

interface DialogProps {
  readonly title: ReactNode
  /** Above the title; with one, everything is centred. */
  readonly picture?: ReactNode
  readonly children: ReactNode
  /** Asked for by Escape, the close button, or a press beside the dialog. */
  readonly onClose: () => void
  readonly closeLabel: string
}

/**
 * A modal dialog, open as long as it is rendered. The browser's own element keeps the focus inside, gives it back
 * afterwards, and makes the page behind inert.
 */
export function Dialog({ title, picture, children, onClose, closeLabel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser hears it
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
      className="m-auto w-[min(28rem,100%-2rem)] overscroll-contain rounded-card border border-line bg-raised p-0 text-ink shadow-card transition backdrop:bg-[rgb(12_20_16/55%)] starting:translate-y-3 starting:opacity-0"
    >
      <div className={classNames('relative p-6 sm:p-8', picture !== undefined && 'text-center')}>
        {picture}
        <h2 id={titleId} className={classNames('text-heading', picture === undefined && 'pe-10')}>
          {title}
        </h2>
        {children}
        {/* Last, so that the focus begins at what the dialog is about. */}
        <button
          type="button"
          onClick={onClose}
          aria-label={closeLabel}
          className="absolute end-2 top-2 grid size-12 place-items-center rounded-full hover:bg-leaf-wash"
        >
          <CloseIcon size={20} />
        </button>
      </div>
    </dialog>
  )
}
