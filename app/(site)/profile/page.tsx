import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageMetadata } from '@/app/_page/page-metadata'
import { ProfilePage } from '@/components/profile/profile-page'
import { DISPLAY_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/lib/domain/account/model'
import { findAwaitedParent } from '@/lib/domain/account/parental-consent/change-parent'
import { readProfile } from '@/lib/domain/account/profile'
import { listSessions } from '@/lib/domain/account/sessions'
import { currentCaller } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { profileMessages } from '@/lib/shared/messages/profile'

const { title, description } = profileMessages

export const metadata: Metadata = {
  ...pageMetadata({ title, description, path: '/profile' }),
  robots: { index: false },
}

const limits = {
  name: DISPLAY_NAME_MAX_LENGTH,
  passwordMin: PASSWORD_MIN_LENGTH,
  passwordMax: PASSWORD_MAX_LENGTH,
}

export default async function Profile() {
  const caller = await currentCaller()
  if (!caller) redirect('/')
  const { user, session } = caller
  const [profile, sessions, awaited] = await Promise.all([
    readProfile(services(), user.uid),
    listSessions(services(), session),
    user.awaitsParent ? findAwaitedParent(services().store, user.uid) : undefined,
  ])
  return <ProfilePage user={user} profile={profile} sessions={sessions} awaited={awaited} limits={limits} />
}
