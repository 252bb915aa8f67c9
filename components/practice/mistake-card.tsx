import { ControlView } from '@/components/exercise/controls/control-view'
import { ExerciseText } from '@/components/exercise/exercise-text'
import { type ControlState, initialControlState } from '@/components/exercise/player/control-state'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { WikiLink } from '@/components/wiki/wiki-link'
import type { LoggedMistake } from '@/lib/domain/practice/model'
import { mistakesMessages as messages } from '@/lib/shared/messages/practice'

type Asked = NonNullable<LoggedMistake['asked']>

/** One mistake: what was asked, what was answered first, what is said of that, and the way to try it again. */
export function MistakeCard({ mistake }: { readonly mistake: LoggedMistake }) {
  const { title, typicalMistake, madeOn, mendedOn, asked, isFixed, again } = mistake
  return (
    <Card as="article" className="px-4 py-5 sm:px-6">
      <h2 className="text-lg leading-snug">{title}</h2>
      <p className="mt-0.5 text-base text-quiet">
        {messages.madeOn(madeOn)}
        {mendedOn !== undefined && <span className="font-semibold text-leaf"> {messages.mendedOn(mendedOn)}</span>}
      </p>
      {typicalMistake && <Typical {...typicalMistake} />}
      {asked ? <AskedBefore {...asked} /> : <p className="mt-4 text-quiet">{messages.changed}</p>}
      <LinkButton href={again} variant={mendedOn === undefined ? 'primary' : 'secondary'} className="mt-5">
        {isFixed ? messages.againFixed : messages.again}
        <span className="sr-only">: {title}</span>
      </LinkButton>
    </Card>
  )
}

function Typical({ title, wiki }: NonNullable<LoggedMistake['typicalMistake']>) {
  return (
    <p className="mt-3">
      {messages.typical} <strong className="font-[650]">{title}.</strong>{' '}
      {wiki && (
        <span className="inline-block">
          {messages.wiki} <WikiLink page={wiki.id}>{wiki.title}</WikiLink>
        </span>
      )}
    </p>
  )
}

function AskedBefore({ description, question, controls, answers, remark }: Asked) {
  return (
    <>
      {description && (
        <div className="mt-4 text-quiet">
          <ExerciseText source={description} />
        </div>
      )}
      <div className="mt-4 font-[550]">
        <ExerciseText source={question} />
      </div>
      {answers && (
        <div className="mt-4 space-y-3">
          <p className="text-base font-semibold">{messages.yourAnswer}</p>
          {controls.map((control, place) => (
            <ControlView
              key={place}
              control={givenIn(control, answers[place])}
              index={place}
              isLocked
              onChange={ignore}
            />
          ))}
        </div>
      )}
      {remark && (
        <div className="mt-5 rounded-card border border-sun-edge bg-sun-wash px-4 py-3">
          <ExerciseText source={remark} />
        </div>
      )}
    </>
  )
}

/** A control with what was handed in: nothing marks it, since only of the whole it is known that it was wrong. */
function givenIn(
  control: Asked['controls'][number],
  answer: NonNullable<Asked['answers']>[number] | undefined,
): ControlState {
  const draft = Array.isArray(answer) ? answer.map((item) => item ?? undefined) : (answer ?? undefined)
  const start = initialControlState(control)
  // The answer was graded as one to this control, so it is a draft of it.
  return draft === undefined ? start : ({ ...start, draft } as ControlState)
}

const ignore = () => undefined
