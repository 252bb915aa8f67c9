import { HowWeCountLink } from '@/components/how-we-count/how-we-count-link'
import { LazyPracticeChoice } from '@/components/practice/lazy-practice-choice'
import { PlaceLeaf } from '@/components/practice/place-leaf'
import { PlacementLink } from '@/components/practice/placement/placement-link'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { PRACTICE_END_PATH, practicePlacePath, practiceSizes, type TodayAnswer } from '@/lib/domain/practice/model'
import { todayMessages as messages } from '@/lib/shared/messages/practice'
import { FirstExercises } from './first-exercises'

const HEADING = 'today'
const GOALS = [1, 2, 3, 4, 5, 6, 7]

type Place = TodayAnswer['places'][number]

interface TodayCardProps {
  readonly today: TodayAnswer
  /** Nothing of what they know is known yet. */
  readonly isNew: boolean
}

/** Today's practice: where one starts. Who has not said the grade is asked for it, and who is new is shown the placement. */
export function TodayCard({ today, isNew }: TodayCardProps) {
  const { grade, grades, places, week } = today
  if (grades.length === 0) return null
  return (
    <Card as="section" raised aria-labelledby={HEADING} className="px-5 py-5 sm:px-6">
      <h2 id={HEADING} tabIndex={-1} className="text-heading">
        {messages.title}
      </h2>
      {grade === undefined ? (
        <>
          <p className="mt-1 text-quiet">{messages.askGrade}</p>
          <LazyPracticeChoice
            name="grade"
            label={messages.gradeField}
            options={toOptions(grades, gradeText)}
            chosen={grade}
            next={HEADING}
          />
          {isNew && <PlacementLink />}
        </>
      ) : (
        <>
          <Places places={places} />
          {isNew && mayBeginAny(places) ? <FirstExercises places={places} /> : <NextStep places={places} />}
          {isNew && <PlacementLink />}
          <p className="mt-4 text-base text-quiet">{messages.week(week.days.length, week.goal)}</p>
          <Settings today={today} hasPlacement={!isNew} />
        </>
      )}
    </Card>
  )
}

/** Whether nothing of today is done, and something may be begun. */
function mayBeginAny(places: readonly Place[]): boolean {
  return places.some(({ state }) => state === 'open') && places.every(({ state }) => state !== 'done')
}

function Places({ places }: { readonly places: readonly Place[] }) {
  return (
    <ol aria-label={messages.places} className="mt-3 flex flex-wrap gap-2 max-[22.5rem]:gap-1">
      {places.map(({ skill, kind, exerciseId, state }, index) => (
        <li key={exerciseId} title={`${skill} (${messages.kinds[kind]})`}>
          <PlaceLeaf position={index + 1} state={state} />
          <span className="sr-only">{messages.place(index + 1, skill, state)}</span>
        </li>
      ))}
    </ol>
  )
}

function NextStep({ places }: { readonly places: readonly Place[] }) {
  const at = places.findIndex(({ state }) => state === 'open')
  const next = places[at]
  if (next) {
    const isBegun = places.some(({ state }) => state === 'done')
    return (
      <>
        <LinkButton href={practicePlacePath(at + 1)} className="mt-4 w-full text-lg sm:w-auto sm:min-w-56">
          {isBegun ? messages.goOn : messages.start}
        </LinkButton>
        <p className="mt-2 text-base text-quiet">
          {next.skill} ({messages.kinds[next.kind]})
        </p>
      </>
    )
  }
  if (places.length === 0) return <p className="mt-4 text-lg">{messages.empty}</p>
  const done = places.filter(({ state }) => state === 'done')
  if (done.length === 0) return <p className="mt-4 text-lg font-semibold">{messages.allLocked}</p>
  return (
    <>
      <p className="mt-4 text-lg font-semibold">{done.length === places.length ? messages.done : messages.locked}</p>
      <LinkButton href={PRACTICE_END_PATH} variant="secondary" className="mt-3">
        {messages.seeEnd}
      </LinkButton>
    </>
  )
}

interface SettingsProps {
  readonly today: TodayAnswer
  /** Whether the way to the placement stands here, where it stands nowhere else on the card. */
  readonly hasPlacement: boolean
}

function Settings({ today: { grade, grades, size, week }, hasPlacement }: SettingsProps) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-base font-semibold text-leaf underline underline-offset-4">
        {messages.settings}
      </summary>
      <LazyPracticeChoice
        name="grade"
        label={messages.gradeField}
        options={toOptions(grades, gradeText)}
        chosen={grade}
      />
      <LazyPracticeChoice
        name="size"
        label={messages.sizeField}
        options={toOptions(practiceSizes, messages.exercises)}
        chosen={size}
      />
      <LazyPracticeChoice
        name="weeklyGoal"
        label={messages.goalField}
        options={toOptions(GOALS, messages.days)}
        chosen={week.goal}
      />
      {hasPlacement && <PlacementLink />}
      <p className="mt-2">
        <HowWeCountLink />
      </p>
    </details>
  )
}

const gradeText = (grade: number) => `${grade}.`

function toOptions<Value extends number>(values: readonly Value[], textOf: (value: Value) => string) {
  return values.map((value) => ({ value, text: textOf(value) }))
}
