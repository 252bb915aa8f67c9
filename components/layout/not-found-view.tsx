import { Hills } from '@/components/illustration/hills'
import { LinkButton } from '@/components/ui/link-button'
import { shellMessages } from '@/lib/messages/shell'
import { BackButton } from './back-button'

const { notFound } = shellMessages

/** Nothing is at this address; where to go instead. */
export function NotFoundView() {
  return (
    <div className="flex h-full flex-col justify-between overflow-x-clip">
      <div className="page-width pt-12 pb-16 md:pt-20">
        <p aria-hidden="true" className="font-display text-hero font-extrabold text-leaf">
          4 + 0 + 4 = ?
        </p>
        <h1 className="mt-4 text-title">{notFound.title}</h1>
        <p className="mt-3 max-w-xl text-lg text-quiet">{notFound.advice}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton href="/">{shellMessages.home}</LinkButton>
          <LinkButton href="/exercises" variant="secondary">
            {shellMessages.exercises}
          </LinkButton>
          <BackButton />
        </div>
      </div>
      <Hills />
    </div>
  )
}
