import type { ReactNode, Ref } from 'react'
import { classNames } from '@/components/ui/class-names'

interface RowsProps {
  readonly children: ReactNode
  /** What the list is called, where no heading says it. */
  readonly label?: string
  readonly className?: string
  readonly ref?: Ref<HTMLUListElement>
}

/**
 * The exercises of a list. The links of its rows are plain ones, of which a page has hundreds, where each `SiteLink` says
 * so in its markup; `followLinks` knows them by the list.
 */
export function Rows({ children, label, className, ref }: RowsProps) {
  return (
    <ul ref={ref} aria-label={label} className={classNames('rows', className)}>
      {children}
    </ul>
  )
}
