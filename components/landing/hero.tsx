import { Grove } from '@/components/illustration/grove'
import { LinkButton } from '@/components/ui/link-button'
import { landingMessages } from '@/lib/shared/messages/landing'
import { TrialExercise } from './trial-exercise'

const { hero } = landingMessages

/** The first screen: what this is, the way in, and a first exercise to try at once. */
export function Hero() {
  return (
    <div className="relative -mt-18 overflow-clip bg-linear-to-b from-sky-wash to-paper to-80% pt-18">
      <div className="page-width relative z-1 grid grid-cols-1 items-center gap-10 pt-8 pb-66 md:pt-16 lg:grid-cols-[1.05fr_0.95fr] lg:gap-16 lg:pb-[clamp(16rem,24vw,22rem)]">
        <div>
          <h1 className="text-hero">{hero.title}</h1>
          <p className="mt-5 max-w-xl text-xl text-quiet">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton href="/register">{hero.start}</LinkButton>
            <LinkButton href="/exercises" variant="secondary">
              {hero.browse}
            </LinkButton>
          </div>
          <p className="mt-4 text-quiet">{hero.small}</p>
        </div>
        <TrialExercise />
      </div>
      <Grove label={hero.illustration} />
    </div>
  )
}
