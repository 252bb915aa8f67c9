import { exerciseMessages } from '@/lib/shared/messages/exercise'

interface DecimalsHintProps {
  readonly id: string
  readonly fractionDigits: number | undefined
}

/** Asks for the number of decimal places, where there are any. */
export function DecimalsHint({ id, fractionDigits = 0 }: DecimalsHintProps) {
  if (fractionDigits === 0) return null
  return (
    <p id={id} className="text-base text-quiet">
      {exerciseMessages.decimalsHint(fractionDigits)}
    </p>
  )
}
