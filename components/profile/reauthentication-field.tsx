import { SignOutButton } from '@/components/layout/sign-out-button'
import { PasswordField } from '@/components/ui/password-field'
import { loginPath } from '@/lib/client/login-path'
import { profileMessages } from '@/lib/shared/messages/profile'
import { shellMessages } from '@/lib/shared/messages/shell'

const { reauthentication: texts } = profileMessages

interface ReauthenticationFieldProps {
  readonly hasPassword: boolean
  readonly email: string
  readonly error: string | undefined
}

/** By what the owner of the account shows to be who they are: the password, or a new sign-in where there is none. */
export function ReauthenticationField({ hasPassword, email, error }: ReauthenticationFieldProps) {
  if (!hasPassword) {
    return (
      <SignOutButton
        label={texts.signInAgain}
        failedText={shellMessages.signOutFailed}
        leadsTo={loginPath('/profile')}
        variant="secondary"
      />
    )
  }
  return (
    <>
      {/* For password managers, which keep a password with its account. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        required
        showLabel={texts.showPassword}
        error={error}
      />
    </>
  )
}
