import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageMetadata } from '@/app/page-metadata'
import { returnTarget, type TargetQuery, withTarget } from '@/app/return-target'
import { AccountCard, OtherWay } from '@/components/account/account-card'
import { AccountFrame } from '@/components/account/account-frame'
import { LoginForm } from '@/components/account/login-form'
import { currentUser } from '@/lib/auth/session'
import { accountMessages } from '@/lib/messages/account'

const { login } = accountMessages

export const metadata: Metadata = pageMetadata({ title: login.title, description: login.description, path: '/login' })

export default async function LoginPage({ searchParams }: { readonly searchParams: Promise<TargetQuery> }) {
  const target = returnTarget(await searchParams)
  if (await currentUser()) redirect(target)
  return (
    <AccountFrame>
      <AccountCard title={login.title} lead={login.lead}>
        <LoginForm target={target} />
      </AccountCard>
      <OtherWay question={login.noAccount} href={withTarget('/register', target)} label={login.toRegister} />
    </AccountFrame>
  )
}
