import type { ContentFault } from './content-fault'
import type { ExerciseFile } from './content-files'

interface NamedMistake {
  /** Its id. */
  readonly mistake: string
  readonly fault: Pick<ContentFault, 'file' | 'line'>
}

/** The mistakes that the rules of an exercise name, with where they do. */
export function namedMistakes({ file, definition, lineOf }: ExerciseFile): readonly NamedMistake[] {
  return definition.subtasks.flatMap((subtask, s) =>
    subtask.controls.flatMap((control, c) =>
      control.feedback.flatMap(({ mistake }, f) => {
        const at = ['subtasks', s, 'controls', c, 'feedback', f, 'mistake']
        return mistake === undefined ? [] : [{ mistake, fault: { file, line: lineOf(at) } }]
      }),
    ),
  )
}
