'use client'

import { drawn } from '#drawn-on-server'
import { IN_DOCUMENT } from '@/components/in-document'
import type { ExerciseTagsProps } from '@/components/share/exercise-tags'

/**
 * The tags of an exercise in its document. They are for search engines and for other sites, which read documents: no
 * browser is sent them a second time.
 */
export function DocumentTags(props: ExerciseTagsProps) {
  if (drawn) {
    return (
      <div hidden>
        <drawn.ExerciseTags {...props} />
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that React leaves alone what is there
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={IN_DOCUMENT} />
}
