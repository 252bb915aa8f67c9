import { type ReactNode, useId } from 'react'
import { Card } from '@/components/ui/card'

interface SectionCardProps {
  readonly title: string
  readonly children: ReactNode
}

/** One of the cards of the page. */
export function SectionCard({ title, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="min-w-0 p-5 sm:p-6">
      <h2 id={id} className="mb-3 text-heading">
        {title}
      </h2>
      {children}
    </Card>
  )
}
