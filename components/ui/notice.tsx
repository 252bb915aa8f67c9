import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names'
import { AlertIcon, CheckCircleIcon, InfoIcon } from './icons'
import { unbroken } from './unbroken'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const LOOKS = {
  info: { box: 'bg-sky-wash', icon: 'text-sky', Icon: InfoIcon },
  success: { box: 'bg-leaf-wash', icon: 'text-leaf', Icon: CheckCircleIcon },
  warning: { box: 'bg-sun-wash', icon: 'text-sun-ink', Icon: AlertIcon },
  error: { box: 'bg-berry-wash', icon: 'text-berry', Icon: AlertIcon },
} satisfies Record<NoticeTone, unknown>

interface NoticeProps {
  readonly tone: NoticeTone
  readonly title?: string
  readonly children?: ReactNode
  readonly className?: string
  /** For a message that takes the focus. */
  readonly ref?: Ref<HTMLDivElement>
}

/** A message about what happened or what to know. An error is announced at once, the others in their turn. */
export function Notice({ tone, title, children, className, ref }: NoticeProps) {
  const { box, icon, Icon } = LOOKS[tone]
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('grid grid-cols-[auto_1fr] gap-x-3 rounded-card px-4 py-3.5', box, className)}
    >
      <Icon size={24} className={classNames('mt-px', icon)} />
      <div className="min-w-0 space-y-1">
        {title && <strong className="block font-[650]">{title}</strong>}
        {children && <div className="space-y-2">{unbroken(children)}</div>}
      </div>
    </div>
  )
}
