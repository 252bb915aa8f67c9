import { trialCopyMessages } from '@/lib/shared/messages/trial-copy'

/** Says above every page of a trial copy that nothing is kept. */
export function TrialBanner() {
  return (
    <aside
      aria-label={trialCopyMessages.label}
      className="border-b-2 border-sun-edge bg-sun-wash px-4 py-2 text-center font-semibold text-sun-ink print:hidden"
    >
      {trialCopyMessages.warning}
    </aside>
  )
}
