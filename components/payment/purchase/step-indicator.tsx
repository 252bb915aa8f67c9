import { classNames } from '@/components/ui/class-names'
import { CheckIcon } from '@/components/ui/icons'
import { subscribeMessages as messages } from '@/lib/shared/messages/payment-subscribe'
import { type PurchaseStep, purchaseSteps, stepState } from './purchase-steps'

const MARKS = {
  completed: 'border-leaf bg-leaf text-on-leaf',
  active: 'border-leaf bg-raised text-leaf',
  pending: 'border-control bg-raised text-quiet',
} as const

/** Where the purchase stands. On narrow screens only the step at hand is named in full. */
export function StepIndicator({ current }: { readonly current: PurchaseStep }) {
  return (
    <ol aria-label={messages.stepsLabel} className="flex gap-2">
      {purchaseSteps.map((step, index) => {
        const state = stepState(step, current)
        return (
          <li
            key={step}
            aria-current={state === 'active' ? 'step' : undefined}
            className={classNames(
              'flex min-w-0 items-center gap-2 sm:grow sm:flex-col sm:gap-1.5 sm:text-center',
              state === 'active' && 'grow',
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-9 shrink-0 place-items-center rounded-full border-2 font-[650] tabular-nums',
                MARKS[state],
              )}
            >
              {state === 'completed' ? <CheckIcon size={20} strokeWidth={3} /> : index + 1}
            </span>
            <span
              className={classNames(
                'text-base leading-tight',
                state === 'active' ? 'font-[650]' : 'text-quiet max-sm:sr-only',
              )}
            >
              {messages.steps[step]}
            </span>
            <span className="sr-only">{`(${messages.stepStates[state]})`}</span>
          </li>
        )
      })}
    </ol>
  )
}
