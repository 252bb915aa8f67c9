import { CookieBannerPlace } from '@/components/cookie/banner-place'
import { Grove } from '@/components/illustration/grove'
import { GradeChips } from '@/components/trial/grade-chips'
import { LazyTrialPlayer } from '@/components/trial/lazy-trial-player'
import { TrialCard } from '@/components/trial/trial-card'
import type { TrialOffer } from '@/components/trial/trial-offer'
import { LinkButton } from '@/components/ui/link-button'
import { landingMessages } from '@/lib/shared/messages/landing'

const { hero } = landingMessages

export interface HeroProps {
  /** The grades that have exercises to try. */
  readonly grades: readonly number[]
  /** The first of them; absent before content has been published. */
  readonly offer: TrialOffer | undefined
}

/** The first screen: what this is, the question of one's grade, and a first exercise to solve at once. */
export function Hero({ grades, offer }: HeroProps) {
  return (
    <div className="relative -mt-18 overflow-clip bg-linear-to-b from-sky-wash to-paper to-80% pt-18 max-sm:-mt-14 max-sm:pt-14">
      <div className="page-width relative z-1 grid grid-cols-1 items-start gap-x-16 gap-y-2 pb-66 md:gap-y-5 md:pt-8 lg:grid-cols-[1fr_1fr] lg:grid-rows-[auto_auto_1fr] lg:pt-12 lg:pb-[clamp(16rem,24vw,22rem)]">
        <div>
          <h1 className="text-hero text-balance max-md:text-[2.125rem] max-[22rem]:text-[1.875rem]">{hero.title}</h1>
          <p className="mt-4 max-w-xl text-lg text-quiet max-md:hidden">{hero.lead}</p>
        </div>
        {offer && (
          <>
            <GradeChips grades={grades} current={offer.grade} />
            <TrialCard data-trial="" className="scroll-mt-2 lg:col-start-2 lg:row-span-3 lg:row-start-1">
              <LazyTrialPlayer {...offer} />
            </TrialCard>
            <CookieBannerPlace />
          </>
        )}
        <div className="max-lg:mt-2">
          <div className="flex flex-wrap gap-3">
            <LinkButton href="/register" variant={offer ? 'secondary' : 'primary'}>
              {hero.start}
            </LinkButton>
            <LinkButton href="/exercises" variant="link" className="max-sm:px-0!">
              {hero.browse}
            </LinkButton>
          </div>
          <p className="mt-3 text-quiet">{hero.small}</p>
        </div>
      </div>
      <Grove label={hero.illustration} />
    </div>
  )
}
