'use client'

import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { withoutFigures } from '@/lib/shared/figure/figure-fence'
import type { RichTextProps } from './rich-text'

let loaded: ComponentType<RichTextProps> | undefined
const listeners = new Set<() => void>()

/** Loads the renderer, once. When it cannot be loaded, texts stay as they were written and the next call tries again. */
export async function loadRichText(): Promise<void> {
  if (loaded) return
  const module = await loadInParts().catch(() => undefined)
  loaded = module?.RichText
  for (const notify of listeners) notify()
}

/**
 * What the renderer is made of is evaluated as each arrives, and it itself when all are there. As one piece it kept a slow
 * phone from anything else for a fifth of a second.
 */
async function loadInParts() {
  await Promise.all(PARTS.map(loadInItsTurn))
  return import('./browser-rich-text')
}

/** In a task of its own: to ask for all of them at once takes a slow phone as long as it may. */
async function loadInItsTurn(load: () => Promise<unknown>): Promise<unknown> {
  await new Promise((resolve) => setTimeout(resolve))
  return load()
}

const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('katex'),
  () => import('../figure/figure'),
  () => import('react-markdown'),
  () => import('remark-gfm'),
  () => import('remark-math'),
]

/**
 * A text rendered in the browser. Not `React.lazy`: that shows its fallback for at least 300 ms even when the code is
 * there already, and a text would jump.
 */
export function LazyRichText(props: RichTextProps) {
  const Loaded = useSyncExternalStore(subscribe, getLoaded, getNothing)
  useEffect(() => {
    void loadRichText()
  }, [])
  return Loaded ? <Loaded {...props} /> : <span className="whitespace-pre-line">{withoutFigures(props.source)}</span>
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

const getLoaded = () => loaded
const getNothing = () => undefined
