import { DocumentText } from '@/components/rich-text/document-text'
import type { Glimpse } from '@/lib/domain/explainer/model/glimpse'
import { glimpseMessages } from '@/lib/shared/messages/explainer-glimpse'
import { GlimpsePlayer } from './glimpse-player'
import '../explainer.css'

/**
 * The beginning of an explainer: its first picture, and where motion is welcome it plays by itself, without a sound, once it
 * is seen.
 */
export function GlimpseView({ glimpse: { title, beats } }: { readonly glimpse: Glimpse }) {
  const layers = beats.flatMap(({ picture }, at) => (picture === undefined ? [] : [{ picture, at }]))
  return (
    <figure aria-label={glimpseMessages.name(title)} className="rounded-card border border-line bg-raised p-4 sm:p-6">
      <GlimpsePlayer beats={beats}>
        {layers.map(({ picture, at }) => (
          <div key={at} data-layer={at} data-shown={at === 0 ? '' : undefined}>
            <DocumentText source={picture} />
          </div>
        ))}
      </GlimpsePlayer>
    </figure>
  )
}
