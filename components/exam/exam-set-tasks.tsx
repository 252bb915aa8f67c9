import { ExerciseRow } from '@/components/collection/exercise-row'
import { RowIconSprite } from '@/components/collection/row-icons'
import { Rows } from '@/components/collection/rows'
import { type ExamSet, sumOf } from '@/lib/domain/exam/model'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import { examMessages as messages } from '@/lib/shared/messages/exam'

interface ExamSetTasksProps {
  readonly set: ExamSet
  readonly solved: SolvedLevels
}

/** The tasks of a set by its parts, each to be solved by itself. */
export function ExamSetTasks({ set, solved }: ExamSetTasksProps) {
  return (
    <section className="mt-12 max-w-4xl">
      <RowIconSprite />
      <h2 className="text-heading">{messages.tasksTitle}</h2>
      <p className="mt-2 text-quiet">{messages.tasksText}</p>
      {set.parts.map((part) => (
        <div key={part.title}>
          {set.parts.length > 1 && <h3 className="mt-8 font-sans text-lg tracking-normal">{part.title}</h3>}
          <Rows className="mt-4">
            {part.tasks.map(({ number, exercise, title, points, dropped }) => (
              <li key={number}>
                <ExerciseRow
                  exerciseId={exercise}
                  seed={'variant' in set.name ? set.seed : undefined}
                  title={messages.taskTitle(number, title)}
                  note={messages.taskNote(sumOf(points), dropped)}
                  solved={solvedLevelsOf(solved, exercise)}
                />
              </li>
            ))}
          </Rows>
        </div>
      ))}
    </section>
  )
}
