import Link from 'next/link'
import type { ExerciseGroup } from '@/components/collection/group-exercises'
import { HomeBanner } from '@/components/freemium/home-banner'
import { ArrowRightIcon } from '@/components/ui/icons'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import type { UsageReading } from '@/lib/freemium/model'
import { homeMessages } from '@/lib/messages/home'
import { Greeting } from './greeting'

interface HomeProps {
  /** The display name or, lacking one, the e-mail address. */
  readonly name: string
  readonly emailVerified: boolean
  readonly usage: UsageReading
  readonly groups: readonly ExerciseGroup[]
}

/** What signed-in users see at the home address. */
export function Home({ name, emailVerified, usage, groups }: HomeProps) {
  return (
    <>
      <Greeting name={name} />
      <div className="page-width pb-20">
        {!emailVerified && (
          <Notice tone="warning" className="mt-6">
            {homeMessages.unverified}{' '}
            <Link href="/verify-email" className="font-semibold underline underline-offset-4">
              {homeMessages.verify}
            </Link>
          </Notice>
        )}
        <div className="mt-6 empty:hidden">
          <HomeBanner first={usage} />
        </div>
        <section aria-labelledby="categories" className="mt-10">
          <h2 id="categories" className="text-heading">
            {homeMessages.categories}
          </h2>
          <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {groups.map((group) => (
              <li key={group.id}>
                <Shortcut group={group} />
              </li>
            ))}
          </ul>
          <LinkButton href="/exercises" className="mt-6">
            {homeMessages.allExercises}
          </LinkButton>
        </section>
      </div>
    </>
  )
}

function Shortcut({ group: { id, title, exercises } }: { readonly group: ExerciseGroup }) {
  return (
    <Link
      href={`/exercises#${id}`}
      className="group flex h-full items-center justify-between gap-4 rounded-card border border-line bg-raised px-5 py-5 transition-[border-color,box-shadow] hover:border-leaf hover:shadow-card"
    >
      <span>
        <span className="block font-display text-xl font-bold">{title}</span>
        <span className="mt-0.5 block text-quiet">{homeMessages.exerciseCount(exercises.length)}</span>
      </span>
      <ArrowRightIcon className="shrink-0 text-leaf" />
    </Link>
  )
}
