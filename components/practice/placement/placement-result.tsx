import { LeafMark } from '@/components/grove/grove-tree'
import { LinkButton } from '@/components/ui/link-button'
import { type PlacementView, PRACTICE_PATH } from '@/lib/domain/practice/model'
import { placementMessages as messages } from '@/lib/shared/messages/placement'
import { PlacementStart } from './placement-start'

interface PlacementResultProps {
  readonly result: NonNullable<PlacementView['result']>
  readonly grade: number | undefined
  readonly grades: readonly number[]
}

/** What the test has found, in words: what goes well already, and what practice goes on with. */
export function PlacementResult({ result: { working, next }, grade, grades }: PlacementResultProps) {
  return (
    <>
      <h1 className="mt-4 text-title">{messages.ended}</h1>
      {working.length === 0 ? (
        <p className="mt-3 text-lg">{messages.nothing}</p>
      ) : (
        <section aria-labelledby="working" className="mt-6">
          <h2 id="working" className="text-heading">
            {messages.working}
          </h2>
          <p className="mt-1 text-quiet">{messages.workingText}</p>
          <dl className="mt-3 space-y-3">
            {working.map(({ topic, skills }) => (
              <div key={topic}>
                <dt className="font-semibold">{topic}</dt>
                <dd className="text-quiet">{skills.join(' · ')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {next.length > 0 && (
        <section aria-labelledby="next" className="mt-8">
          <h2 id="next" className="text-heading">
            {working.length > 0 ? messages.coming : messages.first}
          </h2>
          <ul className="mt-3 space-y-2">
            {next.map((skill) => (
              <li key={skill} className="flex items-center gap-2.5">
                <LeafMark state="new" sign="+" />
                {skill}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={PRACTICE_PATH} className="text-lg">
          {messages.start}
        </LinkButton>
        <LinkButton href={`/map?grade=${grade}`} variant="secondary">
          {messages.toMap}
        </LinkButton>
      </div>
      <details className="mt-8">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-base font-semibold text-leaf underline underline-offset-4">
          {messages.again}
        </summary>
        <p className="text-quiet">{messages.againText}</p>
        <PlacementStart label={messages.askGrade} grades={grades} chosen={grade} />
      </details>
    </>
  )
}
