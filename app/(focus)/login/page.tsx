import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageMetadata } from '@/app/_page/page-metadata'
import { returnTarget, type TargetQuery, withTarget } from '@/app/_page/return-target'
import { AccountCard, AuthSwitchLink } from '@/components/account/account-card'
import { AccountFrame } from '@/components/account/account-frame'
import { leadsFor } from '@/components/account/account-leads'
import { LoginForm } from '@/components/account/login-form'
import { Notice } from '@/components/ui/notice'
import { PASSWORD_SET } from '@/lib/client/login-path'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { type RefusalQuery, readRefusal } from '@/lib/shared/errors/sign-in-refusal'
import { accountMessages } from '@/lib/shared/messages/account'
import { passwordResetMessages } from '@/lib/shared/messages/password-reset'

const { login } = accountMessages

export const metadata: Metadata = pageMetadata({ title: login.title, description: login.description, path: '/login' })

interface LoginProps {
  readonly searchParams: Promise<TargetQuery & RefusalQuery & { readonly notice?: string | string[] }>
}

export default async function LoginPage({ searchParams }: LoginProps) {
  const query = await searchParams
  const target = returnTarget(query)
  if (await currentUser()) redirect(target)
  return (
    <AccountFrame>
      <AccountCard title={login.title} lead={leadsFor(target).login}>
        {query.notice === PASSWORD_SET && (
          <Notice tone="success" className="mb-5">
            {passwordResetMessages.confirm.done}
          </Notice>
        )}
        <LoginForm
          target={target}
          socialProviders={services().socialProviders.map(({ id }) => id)}
          refusal={readRefusal(query)}
        />
      </AccountCard>
      <AuthSwitchLink question={login.noAccount} href={withTarget('/register', target)} label={login.toRegister} />
    </AccountFrame>
  )
}
