import { shellMessages } from '@/lib/shared/messages/shell'
import { MenuList } from './menu-list'
import { accountPages } from './navigation'
import { SignOutButton } from './sign-out-button'

/** What is a signed-in user's own. */
export function AccountMenu() {
  return (
    <>
      <nav aria-label={shellMessages.userMenu}>
        <MenuList items={accountPages} />
      </nav>
      <SignOutButton
        label={shellMessages.signOut}
        failedText={shellMessages.signOutFailed}
        className="w-full justify-start text-lg"
      />
    </>
  )
}
