import { classNames } from '@/components/ui/class-names'
import { SiteLink } from '@/components/ui/site-link'
import { HOW_WE_COUNT_PATH } from '@/lib/domain/practice/model'
import {
  isGoalMet,
  type LearningDay,
  type LearningFigures,
  learnerKinds,
  learningDays,
  learningGoals,
  learningStarts,
  learningWays,
  ratiosOf,
  type WayFigures,
} from '@/lib/domain/practice/model/learning-figures'
import { formatDecimal } from '@/lib/shared/format/number'
import { learningFiguresMessages as messages } from '@/lib/shared/messages/how-we-count'

/** What the simulation has found, all of it: also where another way was better than ours. */
export function LearningFiguresPage({ figures }: { readonly figures: LearningFigures }) {
  const { ofBlocked, ofBest } = learningGoals
  return (
    <div className="page-width max-w-[46rem] pb-20">
      <h1 className="mt-8 text-title">{messages.title}</h1>
      <p className="mt-4 rounded-card border border-sun-edge bg-sun-wash px-4 py-3 text-lg">{messages.warning}</p>
      <p className="mt-4">{messages.setting(figures.pupils)}</p>
      <p className="mt-3">{messages.reading}</p>
      <p className="mt-3">
        {messages.goal(formatDecimal(String(ofBlocked)), formatDecimal(String(ofBest)), isGoalMet(figures))}{' '}
        {messages.ratios}
      </p>
      {learningStarts.map((start) => (
        <section key={start} aria-labelledby={start} className="mt-10">
          <h2 id={start} className="text-heading">
            {messages.starts[start]}
          </h2>
          {learnerKinds.map((kind) => (
            <Shares key={kind} caption={messages.learners[kind]} ways={figures.shares[start][kind]} />
          ))}
        </section>
      ))}
      <p className="mt-10">{messages.missing}</p>
      <SiteLink
        href={HOW_WE_COUNT_PATH}
        className="mt-4 inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
      >
        {messages.back}
      </SiteLink>
    </div>
  )
}

/** What learners of one kind know after each way of practising. */
function Shares({ caption, ways }: { readonly caption: string; readonly ways: WayFigures }) {
  const ratios = (name: 'ofBlocked' | 'ofBest') => (day: LearningDay) => timesOf(ratiosOf(ways, day)[name])
  return (
    <table className="mt-5 w-full border-collapse text-base tabular-nums">
      <caption className="pb-2 text-start font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-control text-quiet">
          <th scope="col" className="py-1.5 pe-2 text-start font-medium">
            {messages.way}
          </th>
          {learningDays.map((day) => (
            <th key={day} scope="col" className="py-1.5 ps-2 text-end font-medium whitespace-nowrap">
              {messages.days[day]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {learningWays.map((way) => (
          <Row
            key={way}
            name={messages.ways[way]}
            cellOn={(day) => String(Math.round(ways[way][day] * 100))}
            isOurs={way === 'ours'}
          />
        ))}
      </tbody>
      <tfoot className="border-t border-control text-quiet">
        <Row name={messages.ofBlocked} cellOn={ratios('ofBlocked')} />
        <Row name={messages.ofBest} cellOn={ratios('ofBest')} />
      </tfoot>
    </table>
  )
}

interface RowProps {
  readonly name: string
  readonly cellOn: (day: LearningDay) => string
  readonly isOurs?: boolean
}

function Row({ name, cellOn, isOurs = false }: RowProps) {
  return (
    <tr className={classNames('border-b border-line', isOurs && 'bg-leaf-wash font-semibold')}>
      <th scope="row" className="px-1 py-1.5 text-start font-[inherit]">
        {name}
      </th>
      {learningDays.map((day) => (
        <td key={day} className="py-1.5 ps-2 pe-1 text-end">
          {cellOn(day)}
        </td>
      ))}
    </tr>
  )
}

function timesOf(ratio: number): string {
  // Where nothing at all is known by the other way, there is no ratio.
  return Number.isFinite(ratio) ? formatDecimal(ratio.toFixed(2)) : '–'
}
