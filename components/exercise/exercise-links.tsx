import type { ReactNode } from 'react'

/** The row of quiet links and buttons below a sub-task: what one may want besides solving it. */
export function ExerciseLinks({ children }: { readonly children: ReactNode }) {
  return <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-1 text-base print:hidden">{children}</div>
}

/** The look of what stands in the row, tall enough for a finger. */
export const EXERCISE_LINK_CLASS =
  'inline-flex min-h-12 items-center gap-2 rounded-control text-quiet underline decoration-1 underline-offset-4 transition-colors hover:text-leaf'
