import type { ReactNode } from 'react'

interface ProfileRowProps {
  readonly label: string
  readonly children: ReactNode
}

/** One fact of the account: what it is, and beside it (below it on phones) what there is to see and do. */
export function ProfileRow({ label, children }: ProfileRowProps) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-line py-5 first:border-t-0 sm:grid-cols-[9rem_1fr]">
      <dt className="font-semibold sm:leading-12">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

interface ValueLineProps {
  readonly value: ReactNode
  /** What can be done about it. */
  readonly action?: ReactNode
}

/** The value of a row with its button. */
export function ValueLine({ value, action }: ValueLineProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-40">{value}</div>
      {action}
    </div>
  )
}
