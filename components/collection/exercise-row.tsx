import Link from 'next/link'
import { ArrowRightIcon } from '@/components/ui/icons'
import { Stars } from '@/components/ui/stars'
import { difficultyLevels, type ExerciseListItem } from '@/lib/exercise/model'
import { collectionMessages } from '@/lib/messages/home'
import { gradesOf } from './grades'

interface RowProps {
  readonly exercise: ExerciseListItem
}

/** A generated exercise: its title and the way to each of its levels. */
export function DynamicExerciseRow({ exercise }: RowProps) {
  const { id, description } = exercise
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3.5">
      <Title exercise={exercise} />
      <span className="flex flex-wrap gap-2">
        {difficultyLevels.map((level) => (
          <Link
            key={level}
            href={`/exercise/${id}?d=${level}`}
            prefetch={false}
            aria-label={collectionMessages.levelLink(description, collectionMessages.levels[level])}
            title={collectionMessages.levels[level]}
            className="inline-flex min-h-12 min-w-12 items-center justify-center rounded-control bg-paper px-3 transition-colors hover:bg-sun-wash"
          >
            <Stars count={level} of={level} />
          </Link>
        ))}
      </span>
    </div>
  )
}

/** An exercise with the same numbers for everyone. */
export function ExerciseRow({ exercise }: RowProps) {
  return (
    <Link
      href={`/exercise/${exercise.id}`}
      prefetch={false}
      className="flex min-h-14 items-center justify-between gap-4 px-5 py-3.5 transition-colors hover:bg-leaf-wash"
    >
      <Title exercise={exercise} />
      <ArrowRightIcon size={20} className="shrink-0 text-leaf" />
    </Link>
  )
}

function Title({ exercise }: RowProps) {
  const grades = gradesOf(exercise)
  const [lowest, highest = lowest] = [grades[0], grades.at(-1)]
  return (
    <span className="min-w-0">
      <span className="block leading-snug font-medium">{exercise.description}</span>
      {lowest !== undefined && highest !== undefined && (
        <span className="block text-base text-quiet">{collectionMessages.grades(lowest, highest)}</span>
      )}
    </span>
  )
}
