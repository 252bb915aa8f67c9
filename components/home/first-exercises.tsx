import { ArrowRightIcon } from '@/components/ui/icons'
import { SiteLink } from '@/components/ui/site-link'
import { practicePlacePath, type TodayAnswer } from '@/lib/domain/practice/model'
import { todayMessages as messages } from '@/lib/shared/messages/practice'

/** So many are a choice, and no list. */
const OFFERED = 3

/** For who has practised nothing yet: some exercises of the grade by name, of which any is a beginning. */
export function FirstExercises({ places }: { readonly places: TodayAnswer['places'] }) {
  const open = places
    .map((place, index) => ({ ...place, path: practicePlacePath(index + 1) }))
    .filter(({ state }) => state === 'open')
    .slice(0, OFFERED)
  return (
    <section aria-labelledby="first-exercises" className="mt-4">
      <h3 id="first-exercises" className="text-lg font-bold">
        {messages.startAnywhere}
      </h3>
      <ul className="mt-2 grid gap-2.5 sm:grid-cols-3">
        {open.map(({ exerciseId, title, skill, path }) => (
          <li key={exerciseId} className="grid">
            <SiteLink
              href={path}
              className="flex min-h-14 items-center justify-between gap-3 rounded-control border-2 border-control bg-raised px-4 py-2.5 hover:border-leaf hover:bg-leaf-wash"
            >
              <span className="min-w-0 leading-snug">
                <span className="block font-semibold">{title}</span>
                {skill !== title && <span className="block text-base text-quiet">{skill}</span>}
              </span>
              <ArrowRightIcon className="shrink-0 text-leaf" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
