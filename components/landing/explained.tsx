import { GlimpseView } from '@/components/explainer/glimpse/glimpse-view'
import { LinkButton } from '@/components/ui/link-button'
import { EXPLAINERS_PATH, explainerPath } from '@/lib/domain/explainer/model/explainer-path'
import type { Glimpse } from '@/lib/domain/explainer/model/glimpse'
import { landingMessages } from '@/lib/shared/messages/landing'
import { Section } from './section'

const { explained } = landingMessages

/** What explainers are like: the beginning of one plays beside the words. */
export function Explained({ glimpse }: { readonly glimpse: Glimpse }) {
  return (
    <Section title={explained.title}>
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <GlimpseView glimpse={glimpse} />
        <div>
          <ul className="list-disc space-y-2 ps-5 text-lg">
            {explained.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton href={explainerPath(glimpse.id, { seed: glimpse.seed })} variant="secondary">
              {explained.watch}
            </LinkButton>
            <LinkButton href={EXPLAINERS_PATH} variant="link" className="max-sm:px-0!">
              {explained.all}
            </LinkButton>
          </div>
        </div>
      </div>
    </Section>
  )
}
