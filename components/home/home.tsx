import Link from 'next/link'
import { LazyParentNotice } from '@/components/account/lazy-parent-notice'
import { ClassificationLinks } from '@/components/collection/classification-links'
import { listedClassifications } from '@/components/collection/listed-classifications'
import { LazyHomeBanner } from '@/components/freemium/lazy-home-banner'
import { LazyTrialTakeOver } from '@/components/trial/lazy-trial-take-over'
import type { AwaitedParent } from '@/lib/domain/account/model'
import type { Classification } from '@/lib/domain/classification/model'
import type { UsageReading } from '@/lib/domain/freemium/model'
import type { TodayAnswer } from '@/lib/domain/practice/model'
import type { OpenExercise } from '@/lib/domain/practice/model/open-exercise'
import { homeMessages } from '@/lib/shared/messages/home'
import { mapMessages, mistakesMessages } from '@/lib/shared/messages/practice'
import { GoOn } from './go-on'
import { Greeting } from './greeting'
import { LazyUnverifiedNotice } from './lazy-unverified-notice'
import { Shortcuts } from './shortcuts'
import { TodayCard } from './today-card'

interface HomeProps {
  /** The display name or, lacking one, the e-mail address. */
  readonly name: string
  readonly emailVerified: boolean
  /** Whose consent a child waits for. */
  readonly awaited: AwaitedParent | undefined
  readonly usage: UsageReading
  /** Absent where it cannot be told. */
  readonly today: TodayAnswer | undefined
  /** What they are in the middle of. */
  readonly openExercise: OpenExercise | undefined
  /** All that there are; only those of exams and grades with exercises are shown. */
  readonly classifications: readonly Classification[]
}

/** What signed-in users see at the home address. */
export function Home({ name, emailVerified, awaited, usage, today, openExercise, classifications }: HomeProps) {
  return (
    <>
      <Greeting name={name} />
      <div className="page-width pb-20">
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
            <TodayCard today={today} />
          </div>
        )}
        {openExercise && (
          <div className="mt-6">
            <GoOn {...openExercise} />
          </div>
        )}
        <Shortcuts />
        <p className="mt-6 text-lg">
          <Link href="/map" prefetch={false} className="font-semibold text-leaf underline underline-offset-4">
            {mapMessages.title}
          </Link>
          <span className="text-quiet"> – {mapMessages.homeText}</span>
        </p>
        <p className="mt-3 text-lg">
          <Link href="/mistakes" prefetch={false} className="font-semibold text-leaf underline underline-offset-4">
            {mistakesMessages.title}
          </Link>
          <span className="text-quiet"> – {mistakesMessages.homeText}</span>
        </p>
        <ClassificationLinks
          id="final-exams"
          title={homeMessages.finalExams}
          classifications={listedClassifications(classifications, 'hu|final-exam|')}
        />
        <ClassificationLinks
          id="grades"
          title={homeMessages.grades}
          classifications={listedClassifications(classifications, 'hu|grade|')}
        />
      </div>
    </>
  )
}
