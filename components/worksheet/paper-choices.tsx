import { RichText } from '@/components/rich-text/rich-text'
import type { ControlProps, WrittenAnswers } from '@/lib/domain/exercise/model'
import { worksheetMessages } from '@/lib/shared/messages/worksheet'

interface TickBoxProps {
  /** Round where one is to be chosen, square where several may be. */
  readonly isRound: boolean
  /** Absent while nothing is to be ticked yet. */
  readonly isTicked?: boolean | undefined
}

/** A box to tick. It is drawn, so that the tick prints without backgrounds. */
function TickBox({ isRound, isTicked }: TickBoxProps) {
  return (
    <>
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true" className="size-[5.5mm] shrink-0">
        <rect x="1" y="1" width="18" height="18" rx={isRound ? 9 : 2.5} strokeWidth="1.3" />
        {isTicked && <path d="M4.5 10.5l4 4.5 7.5-10" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />}
      </svg>
      {isTicked && <span className="sr-only">{worksheetMessages.ticked}</span>}
    </>
  )
}

interface PaperOptionsProps {
  readonly options: ControlProps['multi-choice']['options']
  readonly isRound: boolean
  readonly isTicked: (index: number) => boolean | undefined
}

/** Options in the order of the screen, each with its box. */
export function PaperOptions({ options, isRound, isTicked }: PaperOptionsProps) {
  return (
    <ul className="grid gap-[2.5mm]">
      {options.map(({ label }, index) => (
        <li key={index} className="flex items-center gap-[3mm] break-inside-avoid">
          <TickBox isRound={isRound} isTicked={isTicked(index)} />
          <span className="min-w-0">
            <RichText source={label} inline />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface PaperStatementsProps extends Pick<ControlProps['binary-choice'], 'options'> {
  readonly written?: WrittenAnswers['binary-choice'] | undefined
}

/** Statements with a circle for each of their two answers, which stand on top where they are the same for all. */
export function PaperStatements({ options, written }: PaperStatementsProps) {
  const [first] = options
  const isUniform = options.every(
    ({ trueLabel, falseLabel }) => trueLabel === first?.trueLabel && falseLabel === first.falseLabel,
  )
  return first && isUniform ? (
    <StatementTable options={options} written={written} heads={[first.trueLabel, first.falseLabel]} />
  ) : (
    <StatementList options={options} written={written} />
  )
}

const ANSWERS = [true, false]

function isTickedIn(written: PaperStatementsProps['written'], index: number, answer: boolean): boolean | undefined {
  return written && written[index] === answer
}

function StatementTable({ options, written, heads }: PaperStatementsProps & { readonly heads: readonly string[] }) {
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr>
          <th className="text-start font-normal">
            <span className="sr-only">{worksheetMessages.statement}</span>
          </th>
          {heads.map((head) => (
            <th key={head} className="min-w-[18mm] px-[2mm] pb-[1mm] font-semibold wrap-anywhere">
              <RichText source={head} inline />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {options.map(({ statement }, index) => (
          <tr key={index} className="border-t border-line break-inside-avoid">
            <td className="py-[2.5mm] pe-[3mm] wrap-anywhere hyphens-auto">
              <RichText source={statement} inline />
            </td>
            {ANSWERS.map((answer) => (
              <td key={String(answer)} className="py-[2.5mm]">
                <span className="flex justify-center">
                  <TickBox isRound isTicked={isTickedIn(written, index, answer)} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StatementList({ options, written }: PaperStatementsProps) {
  return (
    <ul className="divide-y divide-line">
      {options.map((option, index) => (
        <li
          key={index}
          className="flex flex-wrap items-center justify-between gap-x-[6mm] gap-y-[1.5mm] py-[2.5mm] break-inside-avoid"
        >
          <span className="min-w-0 grow basis-[60mm]">
            <RichText source={option.statement} inline />
          </span>
          {ANSWERS.map((answer) => (
            <span key={String(answer)} className="flex min-w-0 items-center gap-[2mm]">
              <TickBox isRound isTicked={isTickedIn(written, index, answer)} />
              <RichText source={answer ? option.trueLabel : option.falseLabel} inline />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
