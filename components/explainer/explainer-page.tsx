import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { SiteLink } from '@/components/ui/site-link'
import type { ExplainerView } from '@/lib/domain/explainer/model'
import { EXPLAINERS_PATH } from '@/lib/domain/explainer/model/explainer-path'
import { explainerMessages as messages } from '@/lib/shared/messages/explainer'
import { explainerNames } from '@/lib/shared/messages/explainer-names'
import type { WayOn } from './player-props'

interface ExplainerPageProps {
  readonly view: ExplainerView
  readonly summary: string
  readonly minutes: number
  readonly goOn: WayOn
  /** The text with its player above. */
  readonly children: ReactNode
}

const QUIET_LINK = 'inline-flex min-h-11 items-center text-leaf underline underline-offset-4'

/** An explainer at its own address: what it is about, the text with its player, and the exercise where it goes on. */
export function ExplainerPage({ view, summary, minutes, goOn, children }: ExplainerPageProps) {
  const { title, grade } = view
  return (
    <div className="page-width max-w-[46rem] pt-4 pb-20 md:pt-8 print:w-full print:p-0">
      <nav aria-label={messages.trail} className="flex flex-wrap items-center gap-x-3 print:hidden">
        <SiteLink href={EXPLAINERS_PATH} className={QUIET_LINK}>
          {explainerNames.all}
        </SiteLink>
        <span className="text-quiet">{messages.grade(grade)}</span>
      </nav>
      <article>
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 text-lg text-quiet">
          {summary} {messages.length(minutes)}.
        </p>
        {children}
      </article>
      <section aria-labelledby="exercise" className="mt-12 print:hidden">
        <h2 id="exercise" className="text-heading">
          {messages.exercise}
        </h2>
        <p className="mt-1 mb-3 text-quiet">{messages.exerciseLead}</p>
        <LinkButton href={goOn.href}>{goOn.label}</LinkButton>
      </section>
      <p className="mt-8 print:hidden">
        <SiteLink href={EXPLAINERS_PATH} className={QUIET_LINK}>
          {messages.toIndex}
        </SiteLink>
      </p>
    </div>
  )
}
