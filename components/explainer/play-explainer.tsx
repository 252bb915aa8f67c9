'use client'

import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { explainerMessages as messages } from '@/lib/shared/messages/explainer'
import { heightsOf } from './layer'
import { PlayIcon } from './player-icons'
import type { PlayerProps } from './player-props'

/** Nothing of it is loaded before somebody wants to see it play. */
const LazyPlayer = lazyWithRetry(async () => (await import('./explainer-player')).ExplainerPlayer)

interface PlayExplainerProps extends Omit<PlayerProps, 'heights'> {
  /** The explainer as a text. */
  readonly children: ReactNode
}

/** The text of an explainer below the button that has it play; while it plays, the player stands in place of the text. */
export function PlayExplainer({ children, ...player }: PlayExplainerProps) {
  /** Of the text, while it plays. */
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>()
  const isPlaying = heights !== undefined
  const text = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasPlayed = useRef(false)
  useEffect(() => {
    if (!isPlaying && wasPlayed.current) button.current?.focus()
    wasPlayed.current = isPlaying
  }, [isPlaying])
  const play = () => {
    const seen = heightsOf(text.current)
    // Not within the press, which on a slow phone would take too long.
    startTransition(() => setHeights(seen))
  }
  return (
    <>
      {heights ? (
        <LazyPlayer key={player.seed} {...player} heights={heights} onClose={() => setHeights(undefined)} />
      ) : (
        <div className="mt-5 mb-9 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <Button ref={button} className="[@media(scripting:none)]:hidden" onClick={play}>
            <PlayIcon />
            {messages.play}
          </Button>
          <a href={player.renewed} className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4">
            {messages.newNumbers}
          </a>
          <p className="basis-full text-base text-quiet">{messages.playNote}</p>
        </div>
      )}
      <div ref={text} className={isPlaying ? 'hidden print:block' : undefined}>
        {children}
      </div>
    </>
  )
}
