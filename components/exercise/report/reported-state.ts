import type { ReportedState } from '@/lib/domain/feedback/model'
import { DRAFT_MAX_LENGTH } from '@/lib/domain/feedback/model/fields'
import type { ControlState } from '../player/control-state'
import type { PlayerState } from '../player/player-state'

type ReportedAnswer = ReportedState['subTasks'][number]['answers'][number]

/** What the pupil sees and has typed, for who looks into a report. */
export function toReportedState({ exercise, selected, finished, subTasks }: PlayerState): ReportedState {
  return {
    seed: exercise.seed,
    difficultyLevel: exercise.difficultyLevel,
    selectedSubtask: selected,
    numberOfFinishedTasks: finished,
    subTasks: subTasks.map(({ controls, hints, attempts }) => ({
      answers: controls.map(toReportedAnswer),
      numberOfHints: hints.length,
      numberOfAttempts: attempts,
    })),
  }
}

function toReportedAnswer(control: ControlState): ReportedAnswer {
  switch (control.type) {
    case 'single-number':
    case 'simple-text':
    case 'expression':
    case 'number-set':
    case 'interval':
      return { type: control.type, answer: cut(control.draft) }
    case 'fraction-number': {
      const { numerator, denominator } = control.draft
      return { type: control.type, answer: { numerator: cut(numerator), denominator: cut(denominator) } }
    }
    case 'number-list':
    case 'point':
      return { type: control.type, answer: control.draft.map(cut) }
    case 'single-choice':
      return { type: control.type, answer: control.draft ?? null }
    case 'binary-choice':
      return { type: control.type, answer: control.draft.map((choice) => choice ?? null) }
    case 'multi-choice':
      return { type: control.type, answer: [...control.draft] }
    default:
      return control satisfies never
  }
}

function cut(text: string): string {
  return text.slice(0, DRAFT_MAX_LENGTH)
}
