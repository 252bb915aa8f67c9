import { decideStep, type PurchaseStep, stepState } from '@/components/payment/purchase/purchase-steps'

test.each([
  ['a visitor', { signedIn: false, emailVerified: false, hasReturned: false }, 'login'],
  ['a visitor whose session ended at the bank', { signedIn: false, emailVerified: false, hasReturned: true }, 'login'],
  ['an unconfirmed address', { signedIn: true, emailVerified: false, hasReturned: false }, 'email'],
  ['a confirmed address', { signedIn: true, emailVerified: true, hasReturned: false }, 'payment'],
  ['a return from the provider', { signedIn: true, emailVerified: true, hasReturned: true }, 'confirmation'],
] as const)('%s is at the right step', (_, facts, step) => {
  expect(decideStep(facts)).toBe(step)
})

test.each([
  ['login', 'active pending pending pending'],
  ['email', 'completed active pending pending'],
  ['payment', 'completed completed active pending'],
  ['confirmation', 'completed completed completed active'],
] as const)('at the step %s the steps are %s', (current, states) => {
  const steps: readonly PurchaseStep[] = ['login', 'email', 'payment', 'confirmation']
  expect(steps.map((step) => stepState(step, current)).join(' ')).toBe(states)
})
