'use client'

import type { ReactNode } from 'react'
import { Stars } from '@/components/ui/stars'
import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

interface ExerciseHeaderProps {
  readonly title: string
  /** The level as stars, for an exercise that has levels. */
  readonly level: DifficultyLevel | undefined
  /** What has to be known before it is begun. */
  readonly note?: string | undefined
  /** What is to be looked at before it is begun. */
  readonly children?: ReactNode
}

export function ExerciseHeader({ title, level, note, children }: ExerciseHeaderProps) {
  return (
    <header data-top="" className="player-head">
      <div>
        <h1 className="font-sans text-base leading-snug font-semibold tracking-normal text-quiet">{title}</h1>
        {level && <Stars count={level} of={3} label={exerciseMessages.level(exerciseMessages.levels[level], level)} />}
      </div>
      {note && <p className="text-base text-quiet">{note}</p>}
      {children}
    </header>
  )
}
