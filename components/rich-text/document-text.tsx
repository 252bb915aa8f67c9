'use client'

import { useCallback, useState, useSyncExternalStore } from 'react'
import { drawn } from '#drawn-on-server'
import { IN_DOCUMENT } from '../in-document'
import { LazyRichText } from './lazy-rich-text'
import type { RichTextProps } from './rich-text'
import { watchScrollableRegions } from './watch-scrollable-regions'

/**
 * A text that stands in the document once, and nowhere else: the server draws it, and the browser takes over the HTML
 * that it finds there, where other components need all that they show a second time, as data. A text that was not in the
 * document is rendered in the browser.
 *
 * The text is taken over as it is: of what needs the browser in it, wiki links are heard by `WikiProvider`, and boxes
 * that scroll are watched from here.
 */
export function DocumentText(props: RichTextProps) {
  const { source, inline = false } = props
  // Another text is another element, since React must never write over what it has not drawn.
  return <Text key={`${inline} ${source}`} {...props} />
}

function Text({ source, inline = false }: RichTextProps) {
  const isHydrating = useSyncExternalStore(subscribe, never, always)
  const key = `${inline} ${source}`
  const [kept] = useState(() => (isHydrating ? IN_DOCUMENT : adopted.get(key)))
  const takeOver = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return undefined
      // Kept before anything is done to it.
      if (!adopted.has(key)) adopted.set(key, { __html: box.innerHTML })
      return watchScrollableRegions(box)
    },
    [key],
  )
  const Box = inline ? 'span' : 'div'
  const className = inline ? 'contents' : undefined
  if (drawn) {
    return (
      <Box className={className}>
        <drawn.RichText source={source} inline={inline} />
      </Box>
    )
  }
  if (!kept) return <LazyRichText source={source} inline={inline} />
  return (
    <Box
      ref={takeOver}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own renderer has drawn it; Markdown's raw HTML is text there
      dangerouslySetInnerHTML={kept}
    />
  )
}

/**
 * The HTML of the texts that were in the document, by source: one sees them again who goes back to an earlier step. It
 * is never more than one document held.
 */
const adopted = new Map<string, { readonly __html: string }>()

const subscribe = () => () => undefined
const never = () => false
const always = () => true
