import type { Metadata } from 'next'
import dynamic from 'next/dynamic'
import { RedirectType, redirect } from 'next/navigation'
import { loadTrial } from '@/app/_page/load-trial'
import { pageMetadata } from '@/app/_page/page-metadata'
import { CookieBannerPlace } from '@/components/cookie/banner-place'
import { HomeLink } from '@/components/layout/home-link'
import { GradeChips } from '@/components/trial/grade-chips'
import { TrialCard } from '@/components/trial/trial-card'
import { TrialPlayer } from '@/components/trial/trial-player'
import { LinkButton } from '@/components/ui/link-button'
import { gradePath } from '@/lib/domain/collection/model'
import { trialPath } from '@/lib/domain/trial/model'
import { currentUser } from '@/lib/server/auth/session'
import { gradeMessages } from '@/lib/shared/messages/collections'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { trialMessages } from '@/lib/shared/messages/trial'

const MathStyles = dynamic(() => import('@/components/rich-text/math-styles').then((module) => module.MathStyles))

interface TrialPageProps {
  readonly params: Promise<{ readonly grade: string }>
  readonly searchParams: Promise<{ readonly n?: string | string[] }>
}

export async function generateMetadata({ params }: TrialPageProps): Promise<Metadata> {
  const grade = Number((await params).grade)
  return pageMetadata({
    title: trialMessages.title(grade),
    description: trialMessages.description(grade),
    path: trialPath(grade),
  })
}

/** Exercises of a grade for who has no account; members have all. */
export default async function TrialPage({ params, searchParams }: TrialPageProps) {
  const [{ grade }, { n = '1' }, user] = await Promise.all([params, searchParams, currentUser()])
  if (user) redirect('/exercises')
  const trial = await loadTrial(Number(grade), Number(n))
  if (!trial) redirect('/page-not-found', RedirectType.replace)
  const { grades, offer } = trial
  return (
    <div className="min-h-dvh bg-linear-to-b from-sky-wash to-paper to-80%">
      {trial.hasMath && <MathStyles />}
      <header className="page-width flex h-18 items-center max-sm:h-13 justify-between gap-4">
        <HomeLink />
        <LinkButton href="/login" variant="plain">
          {exerciseMessages.signIn}
        </LinkButton>
      </header>
      <main className="mx-auto w-[min(40rem,100%-2rem)] pb-16">
        <h1 className="sr-only">{trialMessages.title(offer.grade)}</h1>
        <GradeChips grades={grades} current={offer.grade} isLabelled={false} />
        <TrialCard className="mt-4 max-sm:mt-1.5">
          <TrialPlayer key={`${offer.grade}-${offer.position}-${offer.generated.seed}`} {...offer} />
        </TrialCard>
        <CookieBannerPlace />
        <LinkButton href={gradePath(offer.grade)} variant="link" className="mt-4 px-0!">
          {gradeMessages.byTopic(offer.grade)}
        </LinkButton>
      </main>
    </div>
  )
}
