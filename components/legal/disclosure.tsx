import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { ChevronDownIcon } from '@/components/ui/icons'

interface DisclosureProps {
  readonly label: string
  readonly children: ReactNode
  readonly className?: string
}

/** What opens under its label. The browser's own element, so it needs no script and works by keyboard. */
export function Disclosure({ label, children, className }: DisclosureProps) {
  return (
    <details className={classNames('group rounded-card border border-line bg-raised print:hidden', className)}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-card px-4 font-semibold hover:bg-leaf-wash [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDownIcon size={20} className="shrink-0 text-quiet transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-3">{children}</div>
    </details>
  )
}
