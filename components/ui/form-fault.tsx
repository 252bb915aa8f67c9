import { Notice } from './notice'
import { SignInAgain } from './sign-in-again'
import type { Faults } from './use-form'

/** What is wrong with a form as a whole; nothing when nothing is. */
export function FormFault({ faults: { form, isSignedOut } }: { readonly faults: Faults<string> }) {
  return (
    form && (
      <Notice tone="error">
        {form}
        {isSignedOut && <SignInAgain />}
      </Notice>
    )
  )
}
