'use client'

import { type RenderedTexts, RenderedTextsProvider } from '@/components/exercise/exercise-text'
import { WikiProvider } from '@/components/wiki/wiki-provider'
import type { LoggedMistake } from '@/lib/domain/practice/model'
import { MistakeCard } from './mistake-card'

interface MistakeListProps {
  readonly mistakes: readonly LoggedMistake[]
  /** Their texts as the server rendered them, for whom they are not in the document already. */
  readonly texts: RenderedTexts | undefined
}

/** Mistakes, each with its question as it was. */
export function MistakeList({ mistakes, texts }: MistakeListProps) {
  return (
    <WikiProvider>
      <RenderedTextsProvider value={texts}>
        <ul className="mt-6 space-y-6">
          {mistakes.map((mistake) => (
            <li key={mistake.id}>
              <MistakeCard mistake={mistake} />
            </li>
          ))}
        </ul>
      </RenderedTextsProvider>
    </WikiProvider>
  )
}
