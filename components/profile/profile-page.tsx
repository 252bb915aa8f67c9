import type { ReactNode } from 'react'
import { LazyParentNotice } from '@/components/account/lazy-parent-notice'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import type { AwaitedParent, ListedSession, Profile, SignedInUser } from '@/lib/domain/account/model'
import { formatDate, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { profileMessages } from '@/lib/shared/messages/profile'
import { AccountDeletion } from './account-deletion'
import { AnswerEffectsChoice } from './answer-effects-choice'
import { DataDownload } from './data-download'
import { FirstPassword } from './first-password'
import { NameEditor } from './name-editor'
import { PasswordEditor } from './password-editor'
import { PracticeDeletion } from './practice-deletion'
import { ProfileRow, ValueLine } from './profile-row'
import { SessionList } from './session-list'

interface ProfilePageProps {
  readonly user: SignedInUser
  readonly profile: Profile
  readonly sessions: readonly ListedSession[]
  /** Whose consent a child waits for. */
  readonly awaited: AwaitedParent | undefined
  /** Longest and shortest texts that the server takes, in characters. */
  readonly limits: { readonly name: number; readonly passwordMin: number; readonly passwordMax: number }
}

/** What the site knows about its user, and what can be done about it. */
export function ProfilePage({ user, profile, sessions, awaited, limits }: ProfilePageProps) {
  return (
    <div className="page-width max-w-3xl pt-8 pb-20">
      <h1 className="text-title">{profileMessages.title}</h1>
      <p className="mt-2 text-lg text-quiet">{profileMessages.lead}</p>
      {awaited && (
        <div className="mt-6">
          <LazyParentNotice {...awaited} />
        </div>
      )}
      <Card as="section" raised aria-label={profileMessages.account} className="mt-6 px-5 py-1 sm:px-8">
        <dl>
          <ProfileRow label={profileMessages.name.label}>
            <NameEditor userId={user.uid} name={user.displayName} maxLength={limits.name} />
          </ProfileRow>
          <ProfileRow label={profileMessages.password.label}>
            {profile.hasPassword ? (
              <PasswordEditor email={user.email} limits={{ min: limits.passwordMin, max: limits.passwordMax }} />
            ) : (
              <FirstPassword email={user.email} />
            )}
          </ProfileRow>
          <ProfileRow label={profileMessages.email.label}>
            <div className="sm:pt-2.5">
              <p className="break-words">{user.email}</p>
              <p className="text-base text-quiet">{profileMessages.email.fixed}</p>
            </div>
          </ProfileRow>
          <ProfileRow label={profileMessages.subscription.label}>
            <ValueLine
              value={<SubscriptionState {...profile} />}
              action={
                <LinkButton href="/subscription" variant="secondary">
                  {profileMessages.subscription.open}
                </LinkButton>
              }
            />
          </ProfileRow>
        </dl>
      </Card>
      <Part id="effects" title={profileMessages.effects.title}>
        <AnswerEffectsChoice />
      </Part>
      <Part id="sessions" title={profileMessages.sessions.title}>
        {/* Begins anew when another password has ended them. */}
        <SessionList key={sessions.map(({ id }) => id).join()} sessions={sessions} />
      </Part>
      <Part id="practice" title={profileMessages.practice.title}>
        <PracticeDeletion />
      </Part>
      <Part id="data" title={profileMessages.data.title}>
        <DataDownload email={user.email} hasPassword={profile.hasPassword} />
      </Part>
      <Part id="deletion" title={profileMessages.deletion.title}>
        <AccountDeletion
          email={user.email}
          hasPassword={profile.hasPassword}
          hasSubscription={profile.subscription !== 'none'}
        />
      </Part>
    </div>
  )
}

function SubscriptionState({ subscription, expiresAt }: Profile) {
  const { none, active, activeUntil, cancelled, cancelledUntil } = profileMessages.subscription
  if (subscription === 'none') return none
  const [state, until] = subscription === 'active' ? [active, activeUntil] : [cancelled, cancelledUntil]
  return (
    <>
      <p>{state}</p>
      {expiresAt && <p className="text-base text-quiet">{until(formatDate(expiresAt, HOME_TIME_ZONE))}</p>}
    </>
  )
}

interface SectionCardProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

function Part({ id, title, children }: SectionCardProps) {
  return (
    <Card as="section" aria-labelledby={id} className="mt-6 p-5 sm:p-8">
      <h2 id={id} className="mb-2 text-heading">
        {title}
      </h2>
      {children}
    </Card>
  )
}
