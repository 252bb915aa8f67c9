import { classNames } from '@/components/ui/class-names'
import { examMessages as messages } from '@/lib/shared/messages/exam'

/** At which minutes before the end the time is also told to those who do not look at the clock. */
const TOLD_MINUTES = [30, 10, 5, 1]
const LITTLE_SECONDS = 5 * 60

/** Whole seconds, so that the clock shows `00:00` only when the time is up. */
export function secondsOf(ms: number): number {
  return Math.ceil(ms / 1000)
}

/** The time that is left of a part. */
export function ExamTimer({ remainingMs }: { readonly remainingMs: number }) {
  const seconds = secondsOf(remainingMs)
  const told = TOLD_MINUTES.findLast((minutes) => seconds <= minutes * 60)
  return (
    <>
      <span
        role="timer"
        aria-label={messages.timeLeft}
        className={classNames(
          'rounded-control px-2.5 py-1 text-[1.25rem] font-semibold tabular-nums',
          seconds <= LITTLE_SECONDS ? 'bg-sun-wash text-sun-ink' : 'bg-leaf-wash text-leaf',
        )}
      >
        {messages.clock(seconds)}
      </span>
      <span role="status" className="sr-only">
        {told !== undefined && messages.minutesLeft(told)}
      </span>
    </>
  )
}
