import { type ReactNode, useId } from 'react'
import { classNames } from '@/components/ui/class-names'

interface SectionProps {
  readonly title: string
  readonly lead?: string
  /** Set off from its neighbours by a tinted ground. */
  readonly tinted?: boolean
  readonly children: ReactNode
}

/** A headed part of the landing page. */
export function Section({ title, lead, tinted = false, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames('py-[clamp(3rem,8vw,6rem)]', tinted && 'bg-leaf-wash')}>
      <div className="page-width">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-xl text-lg text-quiet">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  )
}
