import type { ReactNode } from 'react'
import { Button } from './button'
import { Notice } from './notice'

interface RetryNoticeProps {
  readonly title?: string
  readonly children?: ReactNode
  /** What the button is called. */
  readonly retry: string
  readonly onRetry: () => void
  readonly className?: string
}

/** Says that something could not be had, with a button that tries again. */
export function RetryNotice({ children, retry, onRetry, ...notice }: RetryNoticeProps) {
  return (
    <Notice tone="error" {...notice}>
      {children && <p>{children}</p>}
      <Button variant="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </Notice>
  )
}
