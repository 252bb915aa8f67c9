import { InlineError } from '@/components/ui/inline-error'
import { SignInAgain } from '@/components/ui/sign-in-again'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { errorMessages } from '@/lib/shared/messages/errors'

/** Why a step of the placement did not come through, if it did not. */
export function PlacementFault({ code }: { readonly code: ErrorCode | undefined }) {
  if (!code) return null
  return (
    <InlineError className="mt-3">
      {errorMessages[code]}
      {code === 'unauthenticated' && <SignInAgain />}
    </InlineError>
  )
}
