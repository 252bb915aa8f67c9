import type { HTMLAttributes } from 'react'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { trialMessages } from '@/lib/shared/messages/trial'

/** What an exercise to try stands in. On a phone it takes the whole width, as the exercise page does, so that as much fits into a line. */
export function TrialCard({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return (
    <Card
      as="section"
      raised
      aria-label={trialMessages.part}
      {...rest}
      className={classNames('px-4 pt-1.5 pb-2.5 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 sm:p-6', className)}
    />
  )
}
