import type { ReactNode } from 'react'

interface SectionProps {
  /** Also the anchor of the section on the page. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A headed part of a page of lists. */
export function Section({ id, title, children }: SectionProps) {
  const headingId = headingIdOf(id)
  return (
    <section id={id} aria-labelledby={headingId} className="mt-12 max-w-4xl scroll-mt-20 low:scroll-mt-6">
      <h2 id={headingId} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The id of the heading of a section. */
function headingIdOf(sectionId: string): string {
  return `${sectionId}-h`
}

interface FoldedSectionProps extends SectionProps {
  /** How much there is in it. */
  readonly note: string
  /** Whether it is unfolded at first. */
  readonly isOpen: boolean
  readonly headingId?: string
}

/** The same, of which only the heading shows until it is unfolded. */
export function FoldedSection({ id, title, note, isOpen, headingId = headingIdOf(id), children }: FoldedSectionProps) {
  return (
    <section id={id} aria-labelledby={headingId} className="folded">
      <details open={isOpen}>
        <summary>
          <h2 id={headingId}>{title}</h2>
          <span>{note}</span>
        </summary>
        {children}
      </details>
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
    <nav aria-label={label} className="sticky top-0 z-10 -mx-4 mt-4 bg-paper low:static">
      <ul className="chip-row">
        {entries.map(({ id, title, count }) => (
          <li key={id}>
            <a href={`#${id}`} className="chip">
              {title}
              {count !== undefined && <small>{count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
