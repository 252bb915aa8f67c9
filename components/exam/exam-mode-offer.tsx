import { SiteLink } from '@/components/ui/site-link'
import { loginPath } from '@/lib/client/login-path'
import { examModePath } from '@/lib/domain/exam/model'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { Card } from '../ui/card'
import { LinkButton } from '../ui/link-button'

interface ExamModeOfferProps {
  readonly setId: string
  readonly taker: 'visitor' | 'free' | 'premium'
  /** Whether an attempt was begun and not handed in. */
  readonly isRunning: boolean
}

/** What the exam mode is, and the way into it or to what it takes. */
export function ExamModeOffer({ setId, taker, isRunning }: ExamModeOfferProps) {
  return (
    <Card as="section" raised className="mt-8 max-w-4xl p-5 sm:p-6">
      <h2 className="text-heading">{messages.modeTitle}</h2>
      <p className="mt-2 max-w-2xl">{messages.modeText}</p>
      {taker === 'premium' ? (
        <LinkButton href={examModePath(setId)} className="mt-5">
          {isRunning ? messages.goOn : messages.modeStart}
        </LinkButton>
      ) : (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <LinkButton href="/subscribe">{messages.premium}</LinkButton>
          <span className="text-quiet">{messages.modePremium}</span>
          {taker === 'visitor' && (
            <SiteLink
              href={loginPath(examModePath(setId))}
              className="inline-flex min-h-12 items-center font-semibold text-leaf underline underline-offset-4"
            >
              {messages.signIn}
            </SiteLink>
          )}
        </div>
      )}
    </Card>
  )
}
