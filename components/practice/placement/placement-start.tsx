'use client'

import { callApi } from '@/lib/client/api'
import { placementMessages as messages } from '@/lib/shared/messages/placement'
import { PlacementFault } from './placement-fault'
import { usePlacementCall } from './use-placement-call'

interface PlacementStartProps {
  readonly label: string
  readonly grades: readonly number[]
  /** The grade of the pupil, where it is known. */
  readonly chosen: number | undefined
}

/** Asks the grade; a press begins the test. */
export function PlacementStart({ label, grades, chosen }: PlacementStartProps) {
  const { take, isBusy, fault } = usePlacementCall()
  return (
    <fieldset aria-busy={isBusy} className="mt-6">
      <legend className="text-base font-semibold">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2.5">
        {grades.map((grade) => (
          <button
            key={grade}
            type="button"
            aria-pressed={grade === chosen}
            onClick={() => take(() => callApi('POST /practice/placement', { body: { grade } }))}
            className="chip"
          >
            {messages.grade(grade)}
          </button>
        ))}
      </div>
      <PlacementFault code={fault} />
    </fieldset>
  )
}
