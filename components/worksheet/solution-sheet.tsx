import { RichText } from '@/components/rich-text/rich-text'
import type { DifficultyLevel, WorkedSubtask } from '@/lib/domain/exercise/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { worksheetMessages } from '@/lib/shared/messages/worksheet'
import { PaperControlView } from './paper-control'
import { Sheet, SubtaskHeading } from './sheet'
import { SheetTitle } from './sheet-header'

interface SolutionSheetProps {
  readonly summary: string
  readonly level: DifficultyLevel | undefined
  readonly solutions: readonly WorkedSubtask[]
  readonly address: string
}

/** The answers to every sub-task of a worksheet and the way to them, on pages of their own. */
export function SolutionSheet({ summary, level, solutions, address }: SolutionSheetProps) {
  return (
    <Sheet isNext>
      <SheetTitle title={worksheetMessages.solutionsTitle(summary)} level={level} address={address} />
      {solutions.map((solution, index) => (
        <section key={index} className="mt-[6mm] space-y-[3mm]">
          {solutions.length > 1 && <SubtaskHeading position={index + 1} />}
          {solution.controls.map((control, place) => (
            <PaperControlView key={place} control={control} />
          ))}
          {solution.scheme && <Scheme steps={solution.scheme} />}
          <WorkedHints hints={solution.hints} />
        </section>
      ))}
    </Sheet>
  )
}

/** The steps by which what was written is marked. */
function Scheme({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ul aria-label={worksheetMessages.scheme} className="list-disc space-y-[1.5mm] ps-[5mm]">
      {steps.map((step, index) => (
        <li key={index}>
          <RichText source={step} />
        </li>
      ))}
    </ul>
  )
}

function WorkedHints({ hints }: Pick<WorkedSubtask, 'hints'>) {
  if (hints.length === 0) return null
  return (
    <ol aria-label={worksheetMessages.hints} className="space-y-[2.5mm]">
      {hints.map((hint, index) => (
        <li key={index} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-[3mm] text-[0.92em] break-inside-avoid">
          <span className="font-bold text-sun-ink tabular-nums">
            {exerciseMessages.hintNumber(index + 1, hints.length)}
          </span>
          <RichText source={hint} />
        </li>
      ))}
    </ol>
  )
}
