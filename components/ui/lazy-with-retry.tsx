'use client'

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { TellPartIsThere } from '@/components/press/tell-part-is-there'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 5 * 60_000

/**
 * A part of the page whose code comes after the page, for what is not seen at first. Until then the part is what the server
 * has rendered of it, or what is given to stand there meanwhile. Code that does not arrive is no fault of the page: it is
 * asked for again, at once when a lost connection is back and else less and less often.
 *
 * Call it at the top of a module: each call makes another component.
 *
 * @param load imports the part.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Part = lazyPart(load)
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, when its module is loaded
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
        <TellPartIsThere />
      </Suspense>
    )
  }
}

/**
 * The same without a boundary of its own, for what is to be seen with its page: React sends what is more than a line within a
 * boundary hidden behind the page, for a script to put in its place, which moves what stands below. Here it stands in the
 * document, and React takes the whole page over when the part is there.
 */
export function lazyInPlace<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazyPart(load)
  // No page of the server can name a lazy component, only one around it.
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, when its module is loaded
  return function InPlace(props: Props) {
    return <Part {...props} />
  }
}

function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await loadAtLast(load) })) as ComponentType<Props>
}

/**
 * Never gives something else in place of what was wanted: React would compare that with the server's HTML, of which
 * an empty part leaves a mark as well, and report the difference.
 */
async function loadAtLast<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch (error) {
      if (typeof window === 'undefined') throw error
      await connectionOr(pause)
    }
  }
}

/** A bad connection loses files without ever being offline, so its return alone is nothing to wait for. */
function connectionOr(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, pauseMs)
    window.addEventListener('online', goOn)
  })
}
