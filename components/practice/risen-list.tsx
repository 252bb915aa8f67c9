import { LeafMark } from '@/components/grove/grove-tree'
import type { Risen } from '@/lib/domain/practice/model/growth'
import { mapMessages } from '@/lib/shared/messages/practice'

/** Skills that have become working or sure, each with its state. */
export function RisenList({ risen }: { readonly risen: readonly Risen[] }) {
  return (
    <ul className="mt-3 space-y-2">
      {risen.map(({ skill, state }) => (
        <li key={skill} className="flex items-center gap-2.5">
          <LeafMark state={state} sign="+" />
          <span>
            {skill} <span className="font-semibold text-leaf">{mapMessages.states[state]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
