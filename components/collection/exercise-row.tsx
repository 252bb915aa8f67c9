import { DailyMark } from '@/components/freemium/daily-limit'
import { insertNoBreakSpaces } from '@/components/rich-text/no-break-spaces'
import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import { exerciseRowMessages as messages } from '@/lib/shared/messages/exercise-list'
import { LEVELS, RowIcon } from './row-icons'
import { SolvedBadge } from './solved-badge'

interface RowProps {
  readonly exerciseId: string
  readonly title: string
  /** A quieter line below the title. */
  readonly note?: string | undefined
  /** The levels that the pupil has solved. */
  readonly solved: readonly DifficultyLevel[]
  readonly hasPicture?: boolean
}

/** A generated exercise, in `Rows`: its title and the way to each of its levels. */
export function DynamicExerciseRow({ exerciseId, title, note, solved, hasPicture = true }: RowProps) {
  return (
    <div className="row-levels">
      {hasPicture && <Picture exerciseId={exerciseId} />}
      <Title exerciseId={exerciseId} title={title} note={note} />
      <span>
        {LEVELS.map((level) => {
          const isSolved = solved.includes(level)
          const name = messages.levels[level]
          return (
            <a
              key={level}
              href={`/exercise/${exerciseId}?d=${level}`}
              aria-label={messages.levelLink(title, name, isSolved)}
            >
              {name}
              {isSolved && <SolvedBadge />}
            </a>
          )
        })}
      </span>
    </div>
  )
}

interface ExerciseRowProps extends RowProps {
  /** Of the numbers that it is to come with, where it has others each time. */
  readonly seed?: number | undefined
}

/** An exercise that has one level, in `Rows`. */
export function ExerciseRow({ exerciseId, seed, title, note, solved, hasPicture = true }: ExerciseRowProps) {
  return (
    <a
      href={`/exercise/${exerciseId}${seed ? `?s=${seed}` : ''}`}
      className={solved.length > 0 ? 'row-solved' : undefined}
    >
      {hasPicture && <Picture exerciseId={exerciseId} />}
      <Title exerciseId={exerciseId} title={title} note={note} />
      {solved.length > 0 && (
        <span className="inline-flex shrink-0 items-center gap-1.5 text-base font-semibold text-leaf">
          <RowIcon name="solved" size={20} />
          <span className="max-sm:sr-only">{messages.solved}</span>
        </span>
      )}
    </a>
  )
}

/** Says nothing that the title does not say. Those further down, or folded away, are not asked for. */
function Picture({ exerciseId }: Pick<RowProps, 'exerciseId'>) {
  // biome-ignore lint/performance/noImgElement: a drawing of a kilobyte, for which there is nothing to optimize
  return <img src={`/pictures/${exerciseId}`} alt="" loading="lazy" className="row-picture" />
}

function Title({ exerciseId, title, note }: Pick<RowProps, 'exerciseId' | 'title' | 'note'>) {
  return (
    <span>
      {insertNoBreakSpaces(title)}
      <DailyMark exerciseId={exerciseId} />
      {note && <small>{` ${note}`}</small>}
    </span>
  )
}
