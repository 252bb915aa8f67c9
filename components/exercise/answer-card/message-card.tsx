import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { classNames } from '@/components/ui/class-names'
import { ICON_BUTTON_CLASS } from '@/components/ui/icon-button-class'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon, OfflineIcon } from '@/components/ui/icons'
import { RefreshIcon } from '@/components/ui/solving-icons'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

const TONES = {
  success: { box: 'border-leaf bg-leaf-wash', icon: 'text-leaf', Icon: CheckIcon },
  failure: { box: 'border-sun-edge bg-sun-wash', icon: '', Icon: undefined },
  question: { box: 'border-sky bg-sky-wash', icon: 'text-sky', Icon: InfoIcon },
  warning: { box: 'border-sun-edge bg-sun-wash', icon: 'text-sun-ink', Icon: AlertIcon },
  /** The only one in the red of limits: it is not about the pupil's work. */
  limit: { box: 'border-berry bg-berry-wash', icon: 'text-berry', Icon: AlertIcon },
  offline: { box: 'border-sun-edge bg-sun-wash', icon: 'text-sun-ink', Icon: OfflineIcon },
  resending: { box: 'border-sky bg-sky-wash', icon: 'text-sky', Icon: RefreshIcon },
}

/** With a tip that points to the answer. */
const TOLD =
  'before:absolute before:-top-[8.5px] before:left-7 before:size-3.5 before:rotate-45 before:border-t-[1.5px] before:border-l-[1.5px] before:border-inherit before:bg-inherit low:before:hidden'
/** Words alone, beside a line: their box had the buttons in it, whose place is kept. */
const PAST =
  'border-transparent text-quiet *:data-words:relative *:data-words:before:absolute *:data-words:before:inset-y-0.5 *:data-words:before:-left-2.5 *:data-words:before:w-1 *:data-words:before:rounded-full *:data-words:before:bg-sun-edge'

/** Nearly as wide as the screen and smaller than the question, so that a remark takes two lines. */
const ON_PHONES = 'max-sm:px-2.5 max-sm:text-base max-sm:in-[.player,.trial]:-mx-2'

interface MessageCardProps {
  readonly tone: keyof typeof TONES
  readonly title: string
  readonly children?: ReactNode
  /** Buttons and links for what to do next. */
  readonly actions?: ReactNode
  /** What Enter does while the card itself has the focus: the obvious next thing, if there is one. */
  readonly onEnter?: () => void
  readonly onClose: () => void
  /** Whether a cross closes it as well; else its actions say in words what closing means. */
  readonly hasCross?: boolean
  /** It is about something that is over: only what it says is there still, or nothing but its place. */
  readonly past?: 'pale' | 'unseen' | undefined
}

/**
 * What is said of an answer, directly below it in the flow of the page, so that it covers nothing. It is a landmark of its
 * own, takes the focus after a check, and Escape closes it from anywhere.
 */
export function MessageCard(props: MessageCardProps) {
  const { tone, title, children, actions, onEnter, onClose, hasCross = true, past } = props
  const { box, icon, Icon } = TONES[tone]
  const isPast = past !== undefined

  useEffect(() => {
    if (isPast) return
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      // What is above or has the focus may have taken the key for itself.
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isPast, onClose])

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return
    event.preventDefault()
    onEnter?.()
  }

  return (
    <section
      aria-label={title}
      tabIndex={-1}
      data-focus={isPast ? undefined : 'message'}
      data-message={past === 'unseen' ? undefined : ''}
      onKeyDown={handleKeyDown}
      className={classNames(
        'relative max-w-[36rem] in-[.trial]:max-w-none print:hidden rounded-card border-[1.5px] px-3.5 py-3 low:py-2 tiny:py-1',
        ON_PHONES,
        isPast ? PAST : `${TOLD} ${box}`,
        past === 'unseen' && 'invisible',
      )}
    >
      <div data-words="">
        <div className="flex items-center gap-2">
          {Icon && <Icon size={22} strokeWidth={2.5} className={`shrink-0 ${isPast ? '' : icon}`} />}
          <strong
            className={classNames(
              'grow leading-snug',
              Icon ? 'font-bold' : 'text-[0.9375rem] font-semibold low:sr-only',
              !Icon && !isPast && 'text-sun-ink',
            )}
          >
            {title}
          </strong>
          {hasCross && (
            <button
              type="button"
              onClick={onClose}
              aria-label={exerciseMessages.closeMessage}
              className={classNames('-my-2.5 -me-2.5 hover:bg-transparent!', isPast && 'invisible', ICON_BUTTON_CLASS)}
            >
              <CloseIcon size={18} />
            </button>
          )}
        </div>
        {children && <div className="mt-0.5 min-w-0 leading-snug tiny:text-base tiny:leading-tight">{children}</div>}
      </div>
      {actions && (
        <div
          data-ways-on=""
          className={classNames(
            'mt-2.5 flex flex-wrap gap-2 text-base low:mt-2 tiny:mt-1 tiny:*:min-h-11 max-sm:*:grow max-sm:*:px-2! max-[22rem]:*:px-1! max-[22rem]:*:text-[0.9375rem]',
            isPast && 'invisible',
          )}
        >
          {actions}
        </div>
      )}
    </section>
  )
}
