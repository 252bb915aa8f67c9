import { useEffect, useRef } from 'react'
import { revealTogether } from '@/components/exercise/use-player-focus'
import { LinkButton } from '@/components/ui/link-button'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { trialMessages } from '@/lib/shared/messages/trial'

const { save } = trialMessages

/** What an account would be good for now. @param next the path of the next exercise, if there is one. */
export function SaveOffer({ next }: { readonly next: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    const offer = heading.current?.parentElement
    if (offer) revealTogether([offer.previousElementSibling ?? offer], offer)
  }, [])
  return (
    <div className="mt-5 border-t border-line pt-4 first:mt-0 first:border-0 first:pt-0">
      <h2 ref={heading} tabIndex={-1} className="text-heading">
        {exerciseMessages.doneTitle} {save.title}
      </h2>
      <p className="mt-1">{save.text}</p>
      <div className="mt-4 grid gap-2.5 sm:grid-cols-2">
        <LinkButton href="/register">{save.register}</LinkButton>
        <LinkButton href={next ?? '/exercises'} variant="secondary">
          {next ? save.another : save.more}
        </LinkButton>
      </div>
    </div>
  )
}
