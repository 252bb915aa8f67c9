import type { ReactNode, Ref } from 'react'
import { Card } from '@/components/ui/card'

interface StepCardProps {
  readonly title: string
  readonly children: ReactNode
  /** For a heading that takes the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>
}

/** The step of the purchase that is at hand. */
export function StepCard({ title, children, titleRef }: StepCardProps) {
  return (
    <Card as="section" raised className="p-5 sm:p-8">
      <h2 ref={titleRef} tabIndex={-1} className="text-heading">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </Card>
  )
}
