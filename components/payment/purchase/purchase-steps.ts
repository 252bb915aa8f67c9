/** The steps of a purchase, in their order. */
export const purchaseSteps = ['login', 'email', 'payment', 'confirmation'] as const
export type PurchaseStep = (typeof purchaseSteps)[number]

export interface PurchaseFacts {
  /** Whether the address of the page carries the status with which the provider sends the payer back. */
  readonly hasReturned: boolean
  readonly signedIn: boolean
  readonly emailVerified: boolean
}

/**
 * Where a purchase stands (second specification, section 2). The step of the payment begins with the wait for what the
 * form needs, so that nobody who is signed in is led back to the login for that moment.
 */
export function decideStep({ hasReturned, signedIn, emailVerified }: PurchaseFacts): PurchaseStep {
  if (!signedIn) return 'login'
  if (hasReturned) return 'confirmation'
  return emailVerified ? 'payment' : 'email'
}

/** How a step looks from the one that the payer is at. */
export function stepState(step: PurchaseStep, current: PurchaseStep): 'completed' | 'active' | 'pending' {
  const distance = purchaseSteps.indexOf(step) - purchaseSteps.indexOf(current)
  if (distance === 0) return 'active'
  return distance < 0 ? 'completed' : 'pending'
}
