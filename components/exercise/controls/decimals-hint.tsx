import type { ControlProps } from '@/lib/domain/exercise/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

interface DecimalsHintProps {
  readonly id: string
  readonly props: Pick<ControlProps['single-number'], 'fractionDigits' | 'rounded'>
}

/** Asks for the number of decimal places, where there are any to round to. */
export function DecimalsHint({ id, props: { fractionDigits = 0, rounded } }: DecimalsHintProps) {
  if (fractionDigits === 0 || rounded === false) return null
  return (
    <p id={id} className="text-base text-quiet">
      {exerciseMessages.decimalsHint(fractionDigits)}
    </p>
  )
}
