import type { Metadata } from 'next'
import dynamic from 'next/dynamic'
import { redirect } from 'next/navigation'
import { isChangeOfPage } from '@/app/_page/is-change-of-page'
import { hasMath, renderTexts } from '@/components/exercise/rendered-texts'
import { HomeLink } from '@/components/layout/home-link'
import { PlacementPage } from '@/components/practice/placement/placement-page'
import { LinkButton } from '@/components/ui/link-button'
import type { GeneratedExercise } from '@/lib/domain/exercise/model'
import { PLACEMENT_PATH, type PlacementView } from '@/lib/domain/practice/model'
import { readPlacement } from '@/lib/domain/practice/placement/take-placement'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { placementMessages as messages } from '@/lib/shared/messages/placement'

const MathStyles = dynamic(() => import('@/components/rich-text/math-styles').then((module) => module.MathStyles))

export const metadata: Metadata = {
  title: messages.title,
  description: messages.description,
  robots: { index: false },
}

/** A short test, so that practice begins where the pupil is. It may be left at any time, and gone on with. */
export default async function Placement() {
  const user = await currentUser()
  if (!user) redirect(`/login?redirect=${PLACEMENT_PATH}`)
  const placement = await readPlacement(services(), user.uid)
  const questions = placement.question ? [asExercise(placement.question)] : []
  return (
    <div className="min-h-dvh bg-linear-to-b from-sky-wash to-paper to-80%">
      {questions.some(hasMath) && <MathStyles />}
      <header className="page-width flex h-18 items-center justify-between gap-4">
        <HomeLink />
        {placement.state === 'open' && (
          <LinkButton href="/" variant="plain">
            {messages.later}
          </LinkButton>
        )}
      </header>
      <main className="mx-auto w-[min(40rem,100%-1.5rem)] pb-16">
        <PlacementPage placement={placement} texts={(await isChangeOfPage()) ? renderTexts(...questions) : undefined} />
      </main>
    </div>
  )
}

/** The texts of a question where those of an exercise stand. */
function asExercise({ description, text, controls }: NonNullable<PlacementView['question']>): GeneratedExercise {
  const subTask = { description: text, controls, maxHints: 0, hasHints: false }
  return { seed: 1, difficultyLevel: 1, description, subTasks: [subTask] }
}
