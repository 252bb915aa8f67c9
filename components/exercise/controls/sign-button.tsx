import { exerciseMessages } from '@/lib/messages/exercise'

/**
 * Turns the sign of the number that is being typed. iPhones and iPads have no minus sign on the keyboard for decimals,
 * so it shows there alone: only their browsers know `-webkit-touch-callout`.
 */
export function SignButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={exerciseMessages.turnSign}
      // The field keeps the focus, and the keyboard stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="absolute inset-s-0 top-0 hidden h-14 w-11 place-items-center rounded-control text-[1.25rem] font-semibold text-quiet group-focus-within:supports-[-webkit-touch-callout:none]:grid"
    >
      ±
    </button>
  )
}
