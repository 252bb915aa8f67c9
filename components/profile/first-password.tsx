'use client'

import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/client/api'
import { profileMessages } from '@/lib/shared/messages/profile'
import { AutoDismissMessage } from './auto-dismiss-message'
import { useSaveButton } from './use-save-button'

const { password: texts } = profileMessages

/**
 * For who signs in by a social provider only. A first password is set by mail, so that nobody can add one to a session
 * that was left open and come back with it later.
 */
export function FirstPassword({ email }: { readonly email: string }) {
  const { buttonProps, messageProps } = useSaveButton(
    () => callApi('POST /account/password-reset', { body: { email } }),
    {
      updated: texts.sent,
      failed: texts.sendFailed,
    },
  )

  return (
    <div className="sm:pt-2.5">
      <p>{texts.none}</p>
      <p className="mt-1 text-quiet">{texts.noneAdvice}</p>
      <Button variant="secondary" {...buttonProps} className="mt-3">
        {texts.sendMail}
      </Button>
      <AutoDismissMessage {...messageProps} />
    </div>
  )
}
