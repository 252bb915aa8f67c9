import { useEffect, useState } from 'react'
import type { PlayedBeat } from './player-props'
import { speak } from './use-voice'

export const SPEEDS = [0.75, 1, 1.5] as const
export type Speed = (typeof SPEEDS)[number]

/** Where an explainer is, and what moves it. */
export interface Playback {
  /** The number of the moment, from 0. */
  readonly at: number
  readonly isPlaying: boolean
  /** It has gone on from the last moment. */
  readonly isEnded: boolean
  play(): void
  pause(): void
  /** Goes to a moment, and goes on playing if it was; beyond the last one is the end. */
  go(at: number): void
}

interface Options {
  readonly speed: Speed
  /** What reads aloud, where that is asked for. */
  readonly voice: SpeechSynthesisVoice | undefined
  /** Where somebody wants no motion nothing goes on by itself. */
  readonly isStill: boolean
  /** Whether the question of the moment stops it. */
  isWaiting(beat: PlayedBeat): boolean
}

/** Goes from moment to moment, each as long as reading it takes; a question stops it. */
export function usePlayback(beats: readonly PlayedBeat[], { speed, voice, isStill, isWaiting }: Options): Playback {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(!isStill)
  const [isEnded, setEnded] = useState(false)
  const beat = beats[at]
  const isOn = (isPlaying || isStill) && !isEnded
  const waits = isStill || (beat !== undefined && isWaiting(beat))
  const last = beats.length - 1

  useEffect(() => {
    if (!isOn || !beat) return undefined
    let isRead = !voice || beat.spoken === ''
    let isOver = false
    const goOn = () => {
      if (!isRead || !isOver) return
      if (at < last) return setAt(at + 1)
      setPlaying(false)
      setEnded(true)
    }
    const hush =
      isRead || !voice
        ? undefined
        : speak(beat.spoken, voice, speed, () => {
            isRead = true
            goOn()
          })
    const timer = waits
      ? undefined
      : setTimeout(() => {
          isOver = true
          goOn()
        }, beat.durationMs / speed)
    return () => {
      clearTimeout(timer)
      hush?.()
    }
  }, [isOn, waits, at, last, beat, speed, voice])

  // Who has gone to another tab misses nothing.
  useEffect(() => {
    const stop = () => document.hidden && setPlaying(false)
    document.addEventListener('visibilitychange', stop)
    return () => document.removeEventListener('visibilitychange', stop)
  }, [])

  return {
    at,
    isPlaying: isPlaying && !isStill,
    isEnded,
    play: () => {
      if (isEnded) setAt(0)
      setEnded(false)
      setPlaying(true)
    },
    pause: () => setPlaying(false),
    go: (place) => {
      setAt(Math.max(0, Math.min(place, last)))
      setEnded(place > last)
      if (place > last) setPlaying(false)
    },
  }
}
