import type { Glimpse } from '@/lib/domain/explainer/model/glimpse'
import { CallToAction } from './call-to-action'
import { Explained } from './explained'
import { Hero, type HeroProps } from './hero'
import { Pricing } from './pricing'
import { Reasons } from './reasons'
import { Teachers } from './teachers'
import { Trust } from './trust'
import { Worries } from './worries'

interface LandingProps extends HeroProps {
  /** Absent before content has been published. */
  readonly glimpse: Glimpse | undefined
}

/** What visitors see at the home address: first what a pupil does, then what a parent and a teacher ask. */
export function Landing({ glimpse, ...hero }: LandingProps) {
  return (
    <div>
      <Hero {...hero} />
      <Trust />
      <Worries />
      <Pricing />
      <Teachers />
      {glimpse && <Explained glimpse={glimpse} />}
      <Reasons />
      <CallToAction />
    </div>
  )
}
