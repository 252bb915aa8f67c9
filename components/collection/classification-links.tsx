import { SiteLink } from '@/components/ui/site-link'
import type { Classification } from '@/lib/domain/classification/model'
import { listPath } from '@/lib/domain/exercise-list/model'
import { homeMessages } from '@/lib/shared/messages/home'

interface ClassificationLinksProps {
  readonly id: string
  readonly title: string
  readonly classifications: readonly Classification[]
}

/** The ways to the lists of some classifications; nothing when there are none. */
export function ClassificationLinks({ id, title, classifications }: ClassificationLinksProps) {
  if (classifications.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {classifications.map((classification) => (
          <li key={classification.id}>
            <SiteLink
              href={listPath([classification.id])}
              className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-line bg-raised px-5 py-3 transition-colors hover:border-leaf hover:bg-leaf-wash"
            >
              <span className="font-semibold">{classification.label}</span>
              <span className="shrink-0 text-base text-quiet">
                {homeMessages.exerciseCount(classification.exerciseCount)}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
