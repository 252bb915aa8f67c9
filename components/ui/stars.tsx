const STAR = 'M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8z'

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
      {Array.from({ length: of }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars of one row have nothing but their place
          key={index}
          width={size}
          height={size}
          viewBox="0 0 24 24"
          strokeWidth={1.5}
          strokeLinejoin="round"
          aria-hidden="true"
          className={index < count ? 'fill-sun stroke-sun-edge' : 'fill-transparent stroke-control'}
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  )
}
