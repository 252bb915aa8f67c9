'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, type Ref, startTransition } from 'react'
import { pathFollowed } from '@/components/press/path-followed'
import { classNames } from '@/components/ui/class-names'

interface RowsProps {
  readonly children: ReactNode
  /** What the list is called, where no heading says it. */
  readonly label?: string
  readonly className?: string
  readonly ref?: Ref<HTMLUListElement>
}

/**
 * The exercises of a list. The links of the rows are plain ones, of which a page has hundreds, where each `SiteLink` says
 * so in its markup; from here they change the page without loading it anew.
 */
export function Rows({ children, label, className, ref }: RowsProps) {
  const { push } = useRouter()

  function handleClick(event: MouseEvent) {
    const path = pathFollowed(event, 'a')
    if (path === undefined) return
    event.preventDefault()
    startTransition(() => push(path))
  }

  return (
    // biome-ignore lint/a11y: the links are the controls, also by keyboard; this only hears which one was followed
    <ul ref={ref} aria-label={label} onClick={handleClick} className={classNames('rows', className)}>
      {children}
    </ul>
  )
}
