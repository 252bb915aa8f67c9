import { drawTree } from '@/components/grove/draw-tree'
import { GroveTree } from '@/components/grove/grove-tree'
import type { WayOn } from '@/lib/domain/exercise/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { mapMessages } from '@/lib/shared/messages/practice'

type Grown = NonNullable<WayOn['grown']>

/** The pupil's own tree, on which what has just grown is ringed. The words beside it say the same. */
export function GrownTree({ grown: { tree, turn, risen } }: { readonly grown: Grown }) {
  const drawn = drawTree(tree, turn)
  return <GroveTree tree={drawn} turn={turn} fresh={new Set(risen.map(({ id }) => id))} />
}

/** What has grown, in words. */
export function GrownWords({ grown: { risen } }: { readonly grown: Grown }) {
  return (
    <p className="leading-snug">
      {exerciseMessages.grown}{' '}
      {risen.map(({ id, title, state }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {title}: <strong className="text-leaf">{mapMessages.states[state]}</strong>
        </span>
      ))}
    </p>
  )
}
