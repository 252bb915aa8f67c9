import type { ExplainerEntry } from '@/lib/domain/explainer/model'
import { explainerPath } from '@/lib/domain/explainer/model/explainer-path'
import { explainerMessages, explainerIndexMessages as messages } from '@/lib/shared/messages/explainer'

/** All explainers, by grade. */
export function ExplainerIndexPage({ entries }: { readonly entries: readonly ExplainerEntry[] }) {
  const grades = [...new Set(entries.map(({ grade }) => grade))]
  return (
    <div className="page-width pt-6 pb-20 md:pt-10">
      <h1 className="text-title">{messages.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-quiet">
        {entries.length > 0 ? messages.lead(entries.length) : messages.empty}
      </p>
      {grades.map((grade) => (
        <section key={grade} aria-labelledby={`grade-${grade}`} className="mt-8">
          <h2 id={`grade-${grade}`} className="border-b border-line pb-1 text-heading">
            {explainerMessages.grade(grade)}
          </h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {entries
              .filter((entry) => entry.grade === grade)
              .map(({ id, title, summary, minutes }) => (
                <li key={id}>
                  <a
                    href={explainerPath(id)}
                    className="block h-full rounded-card border border-line bg-raised p-4 text-ink no-underline hover:border-leaf"
                  >
                    <strong className="block text-lg text-leaf">{title}</strong>
                    <span className="block">{summary}</span>
                    <span className="mt-1 block text-base text-quiet">{explainerMessages.length(minutes)}</span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
