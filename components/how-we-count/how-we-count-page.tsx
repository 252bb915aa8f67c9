import type { ReactNode } from 'react'
import { LeafMark } from '@/components/grove/grove-tree'
import { LinkButton } from '@/components/ui/link-button'
import { SiteLink } from '@/components/ui/site-link'
import { LEARNING_FIGURES_PATH, skillStates } from '@/lib/domain/practice/model'
import { howWeCountMessages as messages } from '@/lib/shared/messages/how-we-count'
import { mapMessages } from '@/lib/shared/messages/practice'

interface HowWeCountPageProps {
  /** More tries than these at a sub-task say that it was not known. */
  readonly tries: number
  /** After how many days a skill that is not sure comes back. */
  readonly first: { readonly least: number; readonly most: number; readonly afterAgain: number }
  /** After how many days one comes back that goes well each time. */
  readonly later: readonly number[]
}

/** The rules of practice in plain words, for parents. */
export function HowWeCountPage({ tries, first, later }: HowWeCountPageProps) {
  const { states, rounds, returns, today, mistakes, never, proof } = messages
  return (
    <div className="page-width max-w-[46rem] pb-20">
      <h1 className="mt-8 text-title">{messages.title}</h1>
      <p className="mt-2 text-lg text-quiet">{messages.lead}</p>
      <Part id="states" title={states.title}>
        <p>{states.lead}</p>
        <dl className="mt-4 space-y-3">
          {skillStates.map((state) => (
            <Row key={state} name={mapMessages.states[state]} text={states[state]}>
              <LeafMark state={state} sign="+" />
            </Row>
          ))}
          <Row name={mapMessages.refresh} text={states.refresh}>
            <span aria-hidden="true" className="w-7.5 text-center text-sun-ink">
              ↻
            </span>
          </Row>
        </dl>
        <p className="mt-4">{states.kept}</p>
      </Part>
      <Part id="rounds" title={rounds.title}>
        <dl className="space-y-3">
          <Row name={mapMessages.ratings.easy} text={rounds.easy} />
          <Row name={mapMessages.ratings.good} text={rounds.good} />
          <Row name={mapMessages.ratings.hard} text={rounds.hard} />
          <Row name={mapMessages.ratings.again} text={rounds.again(tries)} />
        </dl>
      </Part>
      <Part id="returns" title={returns.title}>
        <p>{returns.why}</p>
        <ul className="mt-3 list-disc space-y-2 ps-6">
          <li>{returns.first(first.least, first.most, first.afterAgain)}</li>
          <li>{returns.later(later)}</li>
          <li>{returns.missed}</li>
        </ul>
      </Part>
      <Part id="today" title={today.title}>
        <ul className="list-disc space-y-2 ps-6">
          {today.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Part>
      <Part id="mistakes" title={mistakes.title}>
        <p>{mistakes.text}</p>
      </Part>
      <Part id="never" title={never.title}>
        <p>{never.text}</p>
        <SiteLink
          href="/privacy"
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {never.privacy}
        </SiteLink>
      </Part>
      <Part id="proof" title={proof.title}>
        <p>{proof.text}</p>
        <LinkButton href={LEARNING_FIGURES_PATH} variant="secondary" className="mt-4">
          {proof.link}
        </LinkButton>
      </Part>
    </div>
  )
}

interface PartProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}

interface RowProps {
  readonly name: string
  readonly text: string
  /** The sign before it, which says nothing more. */
  readonly children?: ReactNode
}

/** A word that the map says, of a skill or of a round, and what earns it. */
function Row({ name, text, children }: RowProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <dt className="col-span-full grid grid-cols-subgrid font-semibold">
        {children}
        <span className="col-start-2">{name}</span>
      </dt>
      <dd className="col-start-2 text-quiet">{text}</dd>
    </div>
  )
}
