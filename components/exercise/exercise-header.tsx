'use client'

import { Stars } from '@/components/ui/stars'
import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { CloseButton } from './close-button'

interface ExerciseHeaderProps {
  readonly title: string
  /** The level as stars, for an exercise that has levels. */
  readonly level: DifficultyLevel | undefined
  /** What has to be known before it is begun. */
  readonly note?: string | undefined
}

export function ExerciseHeader({ title, level, note }: ExerciseHeaderProps) {
  return (
    <header className="mx-auto grid w-full max-w-5xl grid-cols-[3.5rem_1fr_3.5rem] items-center gap-2 px-3 py-2 sm:px-6">
      <CloseButton />
      <h1 className="line-clamp-3 text-center font-sans text-base leading-snug font-semibold tracking-normal text-quiet">
        {title}
      </h1>
      {level && (
        <span className="flex justify-self-end">
          <Stars count={level} of={3} label={exerciseMessages.level(exerciseMessages.levels[level], level)} />
        </span>
      )}
      {note && <p className="col-span-full text-center text-base text-quiet">{note}</p>}
    </header>
  )
}
