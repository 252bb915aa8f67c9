import { RichText } from '@/components/rich-text/rich-text'
import type { ControlType, DifficultyLevel, GeneratedExercise, GeneratedSubtask } from '@/lib/domain/exercise/model'
import { withUnsupported } from '../exercise/controls/with-unsupported'
import { PaperControlView } from './paper-control'
import { Sheet, SubtaskHeading } from './sheet'
import { SheetHeader } from './sheet-header'
import { SquaredPaper } from './squared-paper'

interface WorksheetProps {
  readonly summary: string
  readonly level: DifficultyLevel | undefined
  readonly generated: GeneratedExercise
  readonly address: string
}

/** An exercise to be solved on paper: every question, with a place for each answer and for calculations. */
export function Worksheet({ summary, level, generated: { description, subTasks }, address }: WorksheetProps) {
  return (
    <Sheet>
      <SheetHeader title={summary} level={level} address={address} />
      {description && (
        <div className="mt-[5mm]">
          <RichText source={description} />
        </div>
      )}
      {subTasks.map((subTask, index) => (
        <PaperSubtask key={index} subTask={subTask} position={subTasks.length > 1 ? index + 1 : undefined} />
      ))}
    </Sheet>
  )
}

interface PaperSubtaskProps {
  readonly subTask: GeneratedSubtask
  /** From 1; a sub-task that is the only one is not numbered. */
  readonly position: number | undefined
}

function PaperSubtask({ subTask: { description, controls, unsupported, isSelfMarked }, position }: PaperSubtaskProps) {
  return (
    <section className="mt-[7mm] space-y-[3.5mm] break-inside-avoid">
      {position !== undefined && <SubtaskHeading position={position} />}
      <div className="font-[550]">
        <RichText source={description} />
      </div>
      {withUnsupported(
        controls.map((control, index) => <PaperControlView key={index} control={control} />),
        unsupported,
      )}
      {controls.some(({ type }) => CALCULATED.has(type)) && <SquaredPaper rows={CALCULATION_ROWS} />}
      {isSelfMarked && <SquaredPaper rows={REASONING_ROWS} />}
    </section>
  )
}

/** Answers that are numbers are calculated. */
const CALCULATED: ReadonlySet<ControlType> = new Set(['single-number', 'fraction-number', 'number-list', 'point'])
const CALCULATION_ROWS = 6
const REASONING_ROWS = 10
