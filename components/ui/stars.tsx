interface StarsProps {
  readonly count: number
  readonly of: number
  /** What the stars say, for those who do not see them; without it they are silent and the neighbouring text says it. */
  readonly label?: string
  /** Side of one star in CSS pixels. */
  readonly size?: number
}

/** A level as filled and empty stars. */
export function Stars({ count, of, label, size = 18 }: StarsProps) {
  return (
    <span
      className="inline-flex shrink-0"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <StarRow count={count} of={of} size={size} />
    </span>
  )
}

/** The stars as a drawing of two paths, which says nothing. */
function StarRow({ count, of, size }: Required<Omit<StarsProps, 'label'>>) {
  return (
    <svg
      width={size * of}
      height={size}
      viewBox={`0 0 ${24 * of} 24`}
      strokeWidth={1.5}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {count > 0 && <path className="fill-sun stroke-sun-edge" d={starRow(0, count)} />}
      {count < of && <path className="fill-transparent stroke-control" d={starRow(count, of)} />}
    </svg>
  )
}

function starRow(from: number, to: number): string {
  return Array.from(
    { length: to - from },
    (_, index) =>
      `M${12 + 24 * (from + index)} 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z`,
  ).join('')
}
