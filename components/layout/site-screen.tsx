import { FeedbackProvider } from '@/components/feedback/feedback-provider'
import { LazyOfflineReading } from '@/components/offline/lazy-offline-reading'
import { SessionTracker } from './session-tracker'
import { SiteFrame, type SiteFrameProps } from './site-frame'

export interface SiteScreenProps extends SiteFrameProps {
  /** Where to write when a message cannot be sent. */
  readonly supportEmail: string
  readonly isOfflineReadingEnabled: boolean
}

/** A page of the main layout: the frame, and what goes on beside it. */
export function SiteScreen({ supportEmail, isOfflineReadingEnabled, children, ...frame }: SiteScreenProps) {
  const account = frame.viewer?.account
  return (
    <FeedbackProvider sender={account} supportEmail={supportEmail}>
      <SiteFrame {...frame}>
        <LazyOfflineReading isEnabled={isOfflineReadingEnabled} viewerId={account?.uid} />
        {account && <SessionTracker userId={account.uid} />}
        {children}
      </SiteFrame>
    </FeedbackProvider>
  )
}
