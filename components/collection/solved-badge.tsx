import { RowIcon } from './row-icons'

/** The tick on the corner of what is solved. Silent: the name of the link says it. Its parent is positioned. */
export function SolvedBadge() {
  return (
    <span
      aria-hidden="true"
      className="absolute -top-1 -right-1 grid size-5 place-items-center rounded-full border-2 border-raised bg-leaf text-on-leaf"
    >
      <RowIcon name="tick" size={12} />
    </span>
  )
}
