'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { SocialProviderId } from '@/lib/account/model'
import { socialMessages } from '@/lib/messages/social'
import { SocialMark } from './social-marks'

interface SocialButtonsProps {
  /** Those that the site has keys for; without any there is nothing to show. */
  readonly providers: readonly SocialProviderId[]
  /** Another way in is under way. */
  readonly busy: boolean
  /** Goes to the provider, or tells what is in the way. The form is the one that the buttons stand in. */
  readonly onChoose: (provider: SocialProviderId, form: HTMLFormElement | null) => Promise<void>
}

/** The other ways in, below the form's own. */
export function SocialButtons({ providers, busy, onChoose }: SocialButtonsProps) {
  const [chosen, setChosen] = useState<SocialProviderId>()
  if (providers.length === 0) return null
  return (
    <div className="space-y-3">
      <p className="flex items-center gap-3 text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {socialMessages.or}
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          pending={busy && chosen === provider}
          aria-disabled={busy}
          className="w-full"
          onClick={({ currentTarget }) => {
            setChosen(provider)
            onChoose(provider, currentTarget.form)
          }}
        >
          <SocialMark provider={provider} />
          {socialMessages.signIn[provider]}
        </Button>
      ))}
      <p role="status" className="sr-only">
        {busy && chosen && socialMessages.pending}
      </p>
    </div>
  )
}
