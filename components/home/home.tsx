import { LazyParentNotice } from '@/components/account/lazy-parent-notice'
import { ClassificationLinks } from '@/components/collection/classification-links'
import { listedClassifications, listedFinalExams } from '@/components/collection/listed-classifications'
import { CookieBannerPlace } from '@/components/cookie/banner-place'
import { LazyHomeBanner } from '@/components/freemium/lazy-home-banner'
import { LazyTrialTakeOver } from '@/components/trial/lazy-trial-take-over'
import { SiteLink } from '@/components/ui/site-link'
import type { AwaitedParent } from '@/lib/domain/account/model'
import { type Classification, offeredGrades } from '@/lib/domain/classification/model'
import type { UsageReading } from '@/lib/domain/freemium/model'
import type { MapAnswer, TodayAnswer } from '@/lib/domain/practice/model'
import type { WeekGrown } from '@/lib/domain/practice/model/growth'
import type { OpenExercise } from '@/lib/domain/practice/model/open-exercise'
import { homeMessages } from '@/lib/shared/messages/home'
import { mapMessages, mistakesMessages } from '@/lib/shared/messages/practice'
import { GoOn } from './go-on'
import { Greeting } from './greeting'
import { LazyUnverifiedNotice } from './lazy-unverified-notice'
import { hasGrown } from './own-grove'
import { Shortcuts } from './shortcuts'
import { TodayCard } from './today-card'
import { WeekCard } from './week-card'

/** Whose exercises are shown before content has been published. */
const DEFAULT_GRADE = 5

interface HomeProps {
  /** The display name or, lacking one, the e-mail address. */
  readonly name: string
  readonly emailVerified: boolean
  /** Whose consent a child waits for. */
  readonly awaited: AwaitedParent | undefined
  readonly usage: UsageReading
  /** Absent where it cannot be told. */
  readonly today: TodayAnswer | undefined
  /** What has grown this week; absent where it cannot be told. */
  readonly week: WeekGrown | undefined
  /** The skills of their grade by topic; none where they cannot be told. */
  readonly grove: MapAnswer['topics']
  /** What they are in the middle of. */
  readonly openExercise: OpenExercise | undefined
  /** All that there are; only those of exams and grades with exercises are shown. */
  readonly classifications: readonly Classification[]
}

/** What signed-in users see at the home address. */
export function Home({
  name,
  emailVerified,
  awaited,
  usage,
  today,
  week,
  grove,
  openExercise,
  classifications,
}: HomeProps) {
  const grades = offeredGrades(classifications)
  const ownGrade = grades.find((grade) => grade === today?.grade)
  return (
    <div>
      <Greeting name={name} topics={grove} />
      <div className="page-width pb-20">
        <CookieBannerPlace />
        {!emailVerified && <LazyUnverifiedNotice />}
        {awaited && (
          <div className="mt-6">
            <LazyParentNotice {...awaited} />
          </div>
        )}
        <div className="mt-6 empty:hidden">
          <LazyHomeBanner first={usage} />
        </div>
        <div className="mt-6 empty:hidden">
          <LazyTrialTakeOver />
        </div>
        {today && (
          <div className="mt-6">
            <TodayCard today={today} isNew={!hasGrown(grove)} />
          </div>
        )}
        {openExercise && (
          <div className="mt-6">
            <GoOn {...openExercise} />
          </div>
        )}
        {week && (
          <div className="mt-8 empty:hidden">
            <WeekCard week={week} />
          </div>
        )}
        <Shortcuts grade={ownGrade ?? grades[0] ?? DEFAULT_GRADE} />
        <div className="mt-6 space-y-3 text-lg">
          <OwnPage href="/map" title={mapMessages.title} text={mapMessages.homeText} />
          <OwnPage href="/mistakes" title={mistakesMessages.title} text={mistakesMessages.homeText} />
        </div>
        <ClassificationLinks
          id="final-exams"
          title={homeMessages.finalExams}
          classifications={listedFinalExams(classifications)}
        />
        <ClassificationLinks
          id="grades"
          title={homeMessages.grades}
          classifications={listedClassifications(classifications, 'hu|grade|')}
        />
      </div>
    </div>
  )
}

interface OwnPageProps {
  readonly href: string
  readonly title: string
  readonly text: string
}

/** The way to a page about the pupil's own practice. */
function OwnPage({ href, title, text }: OwnPageProps) {
  return (
    <p>
      <SiteLink href={href} className="font-semibold text-leaf underline underline-offset-4">
        {title}
      </SiteLink>
      <span className="text-quiet"> – {text}</span>
    </p>
  )
}
