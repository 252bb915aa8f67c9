import { explainerPath } from '@/lib/domain/explainer/model/explainer-path'
import { collectionMessages as messages } from '@/lib/shared/messages/collections'

interface ExplainerLinkProps {
  /** What the row calls its exercise; without it, only the row says what is explained. */
  readonly of: string | undefined
  readonly explainer: string | undefined
}

/** In `Rows`, beside an exercise: the way to what explains its skill. Nothing where that is not explained yet. */
export function ExplainerLink({ of: exercise, explainer }: ExplainerLinkProps) {
  if (explainer === undefined) return null
  return (
    <a href={explainerPath(explainer)} aria-label={exercise && messages.explainerOf(exercise)}>
      {messages.explainer}
    </a>
  )
}
