import type { ReactNode } from 'react'

interface SectionProps {
  /** Also the anchor of the section on the page. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A headed part of a page of lists. */
export function Section({ id, title, children }: SectionProps) {
  const headingId = `${id}-heading`
  return (
    <section id={id} aria-labelledby={headingId} className="mt-12 max-w-4xl scroll-mt-6">
      <h2 id={headingId} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface Entry {
  readonly id: string
  readonly title: string
  /** How many exercises are there, where that is worth saying. */
  readonly count?: number
}

/** Jumps to the sections of a page, when there are several. */
export function SectionLinks({ label, entries }: { readonly label: string; readonly entries: readonly Entry[] }) {
  if (entries.length < 2) return null
  return (
    <nav aria-label={label} className="mt-6">
      <ul className="flex flex-wrap gap-2.5">
        {entries.map(({ id, title, count }) => (
          <li key={id} className="max-w-full">
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-[22px] border-2 border-control bg-raised px-4 font-semibold transition-colors hover:border-leaf hover:bg-leaf-wash"
            >
              <span className="min-w-0">{title}</span>
              {count !== undefined && <span className="font-normal text-quiet tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
