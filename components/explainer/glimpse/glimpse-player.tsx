'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isStill } from '@/components/explainer/use-stillness'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { Glimpse } from '@/lib/domain/explainer/model/glimpse'
import { glimpseMessages } from '@/lib/shared/messages/explainer-glimpse'

/** Nothing of it is loaded for who wants no motion, or never comes so far down. */
const LazyPlayback = lazyWithRetry(async () => (await import('./glimpse-playback')).GlimpsePlayback)

interface GlimpsePlayerProps extends Pick<Glimpse, 'beats'> {
  /** The pictures, each with the number of its moment in `data-layer`. */
  readonly children: ReactNode
}

/** The pictures of a glimpse with its captions. It begins to play when half of it has come into view. */
export function GlimpsePlayer({ beats, children }: GlimpsePlayerProps) {
  const [at, setAt] = useState(0)
  const [isSeen, setSeen] = useState(false)
  const stage = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = stage.current
    if (!element || !('IntersectionObserver' in window) || isStill()) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setSeen(true)
      },
      { threshold: 0.5 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const { caption, asks } = beats[at] ?? beats[0]
  return (
    <>
      <div ref={stage} className="explainer-stage">
        {children}
      </div>
      <figcaption className="mt-3 min-h-22 text-lg leading-normal sm:min-h-16">
        {asks && <strong className="block text-base text-leaf">{glimpseMessages.asks}</strong>}
        {caption}
      </figcaption>
      <div className="mt-2 min-h-12">{isSeen && <LazyPlayback beats={beats} stage={stage} onBeat={setAt} />}</div>
    </>
  )
}
