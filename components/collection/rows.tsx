'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, type Ref, startTransition } from 'react'
import { classNames } from '@/components/ui/class-names'

interface RowsProps {
  readonly children: ReactNode
  /** What the list is called, where no heading says it. */
  readonly label?: string
  readonly className?: string
  readonly ref?: Ref<HTMLUListElement>
}

/**
 * The exercises of a list. The links of the rows are plain ones, of which a page has hundreds, where each `Link` costs the
 * server and the browser several times as much; from here they change the page without loading it anew.
 */
export function Rows({ children, label, className, ref }: RowsProps) {
  const { push } = useRouter()

  function handleClick(event: MouseEvent) {
    const path = pathFollowed(event)
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

/** Where a press leads within the site; `undefined` for what the browser does by itself, as opening in another tab. */
function pathFollowed(event: MouseEvent): string | undefined {
  const { target, button, defaultPrevented } = event
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (defaultPrevented || button !== 0 || hasModifier || !(target instanceof Element)) return undefined
  const link = target.closest('a')
  const href = link?.getAttribute('href')
  return href?.startsWith('/') && !link?.target ? href : undefined
}
