import { Button } from '@/components/ui/button'
import { PendingDots } from '@/components/ui/pending-dots'

interface CardSubmitProps {
  readonly label: string
  readonly pendingLabel: string
  readonly isUnderWay: boolean
  readonly className?: string
}

/** The button of a form for a card. Unlike others it changes its words while it works, as the specification has it. */
export function CardSubmit({ label, pendingLabel, isUnderWay, className }: CardSubmitProps) {
  return (
    <>
      <Button type="submit" aria-disabled={isUnderWay} {...(className && { className })}>
        {isUnderWay ? pendingLabel : label}
        {isUnderWay && <PendingDots />}
      </Button>
      <p role="status" className="sr-only">
        {isUnderWay && pendingLabel}
      </p>
    </>
  )
}
