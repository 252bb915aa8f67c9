import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { ICON_BUTTON_CLASS } from '@/components/ui/icon-button-class'
import { AlertIcon, CloseIcon, InfoIcon, OfflineIcon } from '@/components/ui/icons'
import { FrownIcon, RefreshIcon, SmileIcon } from '@/components/ui/solving-icons'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

const TONES = {
  success: { box: 'bg-leaf-wash', icon: 'text-leaf', Icon: SmileIcon },
  failure: { box: 'bg-berry-wash', icon: 'text-berry', Icon: FrownIcon },
  question: { box: 'bg-sky-wash', icon: 'text-sky', Icon: InfoIcon },
  warning: { box: 'bg-sun-wash', icon: 'text-sun-ink', Icon: AlertIcon },
  offline: { box: 'bg-sun-wash', icon: 'text-sun-ink', Icon: OfflineIcon },
  resending: { box: 'bg-sky-wash', icon: 'text-sky', Icon: RefreshIcon },
}

interface MessagePopoverProps {
  readonly tone: keyof typeof TONES
  readonly title: string
  readonly children: ReactNode
  /** Buttons and links for what to do next. */
  readonly actions?: ReactNode
  /** What Enter does while the message itself has the focus: the obvious next thing, if there is one. */
  readonly onEnter?: () => void
  readonly onClose: () => void
  /** Whether a cross closes it as well; else its actions say in words what closing means. */
  readonly hasCross?: boolean
}

/** A message that floats above the footer, a landmark of its own. It takes the focus after a check; Escape closes it from anywhere. */
export function MessagePopover(props: MessagePopoverProps) {
  const { tone, title, children, actions, onEnter, onClose, hasCross = true } = props
  const { box, icon, Icon } = TONES[tone]

  useEffect(() => {
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      // What is above or has the focus may have taken the key for itself.
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return
    event.preventDefault()
    onEnter?.()
  }

  return (
    <section
      aria-label={title}
      tabIndex={-1}
      data-focus="message"
      onKeyDown={handleKeyDown}
      className={`pointer-events-auto grid max-h-[calc(100dvh-13rem)] w-full sm:max-h-[calc(100dvh-10rem)] max-w-[34rem] grid-cols-[auto_1fr_auto] items-center gap-x-3.5 overflow-y-auto rounded-card border border-line py-2 ps-4.5 pe-1.5 shadow-card transition starting:translate-y-3 starting:opacity-0 ${box}`}
    >
      <Icon size={30} className={icon} />
      <strong className="py-1.5 font-display text-[1.1875rem] leading-snug font-bold">{title}</strong>
      {hasCross && (
        <button
          type="button"
          onClick={onClose}
          aria-label={exerciseMessages.closeMessage}
          className={`hover:bg-transparent! ${ICON_BUTTON_CLASS}`}
        >
          <CloseIcon size={18} />
        </button>
      )}
      <div className="col-span-full min-w-0 space-y-1 pe-3 pb-2 sm:col-start-2">{children}</div>
      {actions && (
        <div className="col-span-full flex flex-wrap gap-2.5 pt-1.5 pe-3 pb-2.5 max-sm:*:w-full sm:col-start-2">
          {actions}
        </div>
      )}
    </section>
  )
}
