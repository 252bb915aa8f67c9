import { LazyHomeBanner } from '@/components/freemium/lazy-home-banner'
import { LinkButton } from '@/components/ui/link-button'
import type { UsageReading } from '@/lib/domain/freemium/model'
import { practicePlacePath } from '@/lib/domain/practice/model'
import type { SessionEnd } from '@/lib/domain/practice/model/growth'
import { sessionMessages as messages, todayMessages } from '@/lib/shared/messages/practice'
import { PlaceLeaf } from '../place-leaf'
import { RisenList } from '../risen-list'

interface SessionEndPageProps {
  readonly end: SessionEnd
  readonly usage: UsageReading
  /** The day of today, of the calendar in Budapest. */
  readonly day: string
}

/** Where today's practice has led: what was learned, then when it comes back, and one next step. */
export function SessionEndPage({ end: { today, risen, returns }, usage, day }: SessionEndPageProps) {
  const { places, week } = today
  const done = places.filter(({ state }) => state === 'done').length
  const nextOpen = places.findIndex(({ state }) => state === 'open')
  const isWhole = done === places.length
  // All that may be done today is.
  const isRestLocked = done > 0 && !isWhole && nextOpen < 0
  return (
    <div className="page-width max-w-[40rem] pt-8 pb-20 text-lg">
      <h1 className="text-title">
        {isWhole || isRestLocked ? todayMessages.done : messages.soFar(done, places.length)}
      </h1>
      <ol aria-label={todayMessages.places} className="mt-4 flex flex-wrap gap-2">
        {places.map(({ skill, exerciseId, state }, index) => (
          <li key={exerciseId}>
            <PlaceLeaf position={index + 1} state={state} />
            <span className="sr-only">{todayMessages.place(index + 1, skill, state)}</span>
          </li>
        ))}
      </ol>
      {isRestLocked && <p className="mt-4 text-quiet">{messages.rest(places.length - done)}</p>}
      {risen.length > 0 && (
        <section aria-labelledby="risen" className="mt-8">
          <h2 id="risen" className="text-heading">
            {messages.risen}
          </h2>
          <RisenList risen={risen} />
        </section>
      )}
      {returns.length > 0 && (
        <section aria-labelledby="returns" className="mt-8">
          <h2 id="returns" className="text-heading">
            {messages.returns}
          </h2>
          <p className="mt-1 text-base text-quiet">{messages.whyItReturns}</p>
          <ul className="mt-3 space-y-1.5">
            {returns.map(({ skill, on }) => (
              <li key={skill}>
                {skill} <span className="font-semibold">{messages.returnsOn(on, day)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-8 text-quiet">{todayMessages.week(week.days.length, week.goal)}</p>
      {!isWhole && nextOpen < 0 && (
        <div className="mt-6">
          <LazyHomeBanner first={usage} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {nextOpen >= 0 ? (
          <LinkButton href={practicePlacePath(nextOpen + 1)} className="text-lg">
            {done > 0 ? todayMessages.goOn : todayMessages.start}
          </LinkButton>
        ) : (
          <LinkButton href="/map" className="text-lg">
            {messages.toMap}
          </LinkButton>
        )}
        <LinkButton href="/" variant="link">
          {messages.home}
        </LinkButton>
      </div>
    </div>
  )
}
