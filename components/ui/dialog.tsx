'use client'

import { type ReactNode, useId } from 'react'
import { classNames } from './class-names'
import { CloseIcon } from './icons'
import { Modal } from './modal'

const WIDTHS = { small: 'w-[min(28rem,100%-2rem)]', large: 'w-[min(42rem,100%-2rem)]' } as const

interface DialogProps {
  readonly title: ReactNode
  /** Id of the text in it that is read out with the title when it opens. */
  readonly textId?: string
  /** Above the title; with one, everything is centred. */
  readonly picture?: ReactNode
  readonly children: ReactNode
  /** Asked for by Escape, the close button, or a press beside the dialog. */
  readonly onClose: () => void
  readonly closeLabel: string
  readonly size?: keyof typeof WIDTHS
  readonly closeOnBackdrop?: boolean
}

/** A modal dialog with something to tell or to decide, open as long as it is rendered. */
export function Dialog(props: DialogProps) {
  const { title, textId, picture, children, onClose, closeLabel, size = 'small', closeOnBackdrop = true } = props
  const titleId = useId()
  return (
    <Modal
      titleId={titleId}
      textId={textId}
      onClose={onClose}
      closeOnBackdrop={closeOnBackdrop}
      className={WIDTHS[size]}
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
    </Modal>
  )
}
