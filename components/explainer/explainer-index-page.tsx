'use client'

import { Section, SectionLinks } from '@/components/collection/sections'
import type { ExplainerEntry } from '@/lib/domain/explainer/model'
import { explainerPath } from '@/lib/domain/explainer/model/explainer-path'
import { explainerMessages, explainerIndexMessages as messages } from '@/lib/shared/messages/explainer'

interface ExplainerIndexPageProps {
  /** In the order of the map of skills. */
  readonly entries: readonly ExplainerEntry[]
  /** What the classifications are called, by id. */
  readonly labels: Readonly<Record<string, string>>
}

/** All explainers, by topic, those about exams last. Its data weigh less on the way to the browser than its elements would. */
export function ExplainerIndexPage({ entries, labels }: ExplainerIndexPageProps) {
  const parts = partsOf(entries, labels)
  return (
    <div className="page-width pt-6 pb-20 md:pt-10">
      <h1 className="text-title">{messages.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-quiet">
        {entries.length > 0 ? messages.lead(entries.length) : messages.empty}
      </p>
      <SectionLinks
        label={messages.contents}
        entries={parts.map(({ id, title, entries: { length } }) => ({ id, title, count: length }))}
      />
      {parts.map(({ id, title, entries: ofPart }) => (
        <Section key={id} id={id} title={title}>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {ofPart.map((entry) => (
              <li key={entry.id}>
                <ExplainerCard entry={entry} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}

function ExplainerCard({
  entry: { id, title, summary, grade, minutes, skillTitle },
}: {
  readonly entry: ExplainerEntry
}) {
  return (
    <a
      href={explainerPath(id)}
      className="block h-full rounded-card border border-line bg-raised p-4 text-ink no-underline hover:border-leaf"
    >
      {skillTitle && <span className="block text-base text-quiet">{skillTitle}</span>}
      <strong className="block text-lg text-leaf">{title}</strong>
      <span className="block">{summary}</span>
      <span className="mt-1 block text-base text-quiet">
        {explainerMessages.grade(grade)} · {explainerMessages.length(minutes)}
      </span>
    </a>
  )
}

interface Part {
  /** Also its anchor. */
  readonly id: string
  readonly title: string
  readonly entries: readonly ExplainerEntry[]
}

/** Explainers by what they are about, in the order of the first of each. */
function partsOf(entries: readonly ExplainerEntry[], labels: ExplainerIndexPageProps['labels']): readonly Part[] {
  const parts = new Map<string, ExplainerEntry[]>()
  for (const entry of entries) {
    const topic = entry.topic ?? EXAMS
    parts.set(topic, [...(parts.get(topic) ?? []), entry])
  }
  const exams = parts.get(EXAMS)
  parts.delete(EXAMS)
  return [...parts, ...(exams ? [[EXAMS, exams] as const] : [])].map(([topic, ofPart]) => ({
    id: topic.replace(/^.*\|/, ''),
    title: labels[topic] ?? messages.exams,
    entries: ofPart,
  }))
}

/** Where those stand that train no skill. */
const EXAMS = 'exams'
