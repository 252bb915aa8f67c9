import { type RefObject, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { GlimpseBeat } from '@/lib/domain/explainer/model/glimpse'
import { explainerPlayerMessages as messages } from '@/lib/shared/messages/explainer'
import { PauseIcon, PlayIcon } from '../player-icons'
import type { PlayedBeat } from '../player-props'
import { usePlayback } from '../use-playback'
import { TRANSITION_MS, useShownLayer } from '../use-shown-layer'
import { useStillness } from '../use-stillness'

interface GlimpsePlaybackProps {
  /** Always the same, as long as it plays. */
  readonly beats: readonly GlimpseBeat[]
  /** Holds the pictures. */
  readonly stage: RefObject<HTMLElement | null>
  /** Hears which moment is on. */
  readonly onBeat: (at: number) => void
}

/** Plays a glimpse in its stage, stops at its end, and can be stopped before. */
export function GlimpsePlayback({ beats, stage, onBeat }: GlimpsePlaybackProps) {
  const [played] = useState(() => beats.map(toPlayed))
  const isStill = useStillness()
  const { at, isPlaying, play, pause } = usePlayback(played, {
    speed: 1,
    voice: undefined,
    isStill,
    isWaiting: () => false,
  })
  useShownLayer(stage, played, at, TRANSITION_MS)
  useEffect(() => onBeat(at), [onBeat, at])
  if (isStill) return null
  return (
    <Button variant="plain" onClick={isPlaying ? pause : play}>
      {isPlaying ? <PauseIcon /> : <PlayIcon />}
      {isPlaying ? messages.pause : messages.play}
    </Button>
  )
}

const toPlayed = ({ durationMs }: GlimpseBeat): PlayedBeat => ({ chapter: 0, spoken: '', durationMs })
