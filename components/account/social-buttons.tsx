'use client'

import { Fragment, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { SocialProviderId } from '@/lib/domain/account/model'
import { socialMessages } from '@/lib/shared/messages/social'
import { SocialIcon } from './social-icon'

interface SocialButtonsProps {
  /** What the page is for: signing in, or registering. */
  readonly purpose: 'signIn' | 'register'
  /** Those that the site has keys for; without any there is nothing to show. */
  readonly providers: readonly SocialProviderId[]
  /** A way in is under way, this one or another. */
  readonly busy: boolean
  /** The browser is on its way to the provider. */
  readonly isRedirecting: boolean
  /** Goes to the provider, or tells what is in the way. The form is the one that the buttons stand in. */
  readonly onChoose: (provider: SocialProviderId, form: HTMLFormElement | null) => Promise<void>
}

/** The other ways in, below the form's own. */
export function SocialButtons({ purpose, providers, busy, isRedirecting, onChoose }: SocialButtonsProps) {
  const [chosen, setChosen] = useState<SocialProviderId>()
  if (providers.length === 0) return null
  return (
    <div className="space-y-3">
      <p role="status" className="sr-only">
        {isRedirecting && socialMessages.pending}
      </p>
      <p className="flex items-center gap-3 text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {socialMessages.or}
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          pending={isRedirecting && chosen === provider}
          aria-disabled={busy}
          className="w-full"
          onClick={({ currentTarget }) => {
            setChosen(provider)
            void onChoose(provider, currentTarget.form)
          }}
        >
          <SocialIcon provider={provider} />
          <Unbroken words={socialMessages[purpose][provider]} />
        </Button>
      ))}
    </div>
  )
}

/** Words that lines break between, and not at the hyphen of one. */
function Unbroken({ words }: { readonly words: string }) {
  const parts = words.split(' ')
  return (
    <span>
      {parts.map((part, index) => (
        <Fragment key={part}>
          <span className="whitespace-nowrap">{part}</span>
          {index < parts.length - 1 && ' '}
        </Fragment>
      ))}
    </span>
  )
}
