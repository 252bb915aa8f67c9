'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { mailAnswerMessages } from '@/lib/shared/messages/mail-answers'
import { AccountCard } from './account-card'

interface MailAnsweredProps {
  readonly title: string
  readonly text: string
  /** In place of the way to the home page. */
  readonly children?: ReactNode
}

/** What has come of the answer to a mail; its heading takes the focus. */
export function MailAnswered({ title, text, children }: MailAnsweredProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <AccountCard title={title} titleRef={heading}>
      <Notice tone="success">{text}</Notice>
      {children ?? <HomeButton />}
    </AccountCard>
  )
}

/** For a link of a mail that is no longer good. */
export function VoidMailLink() {
  return (
    <AccountCard title={mailAnswerMessages.voidTitle}>
      <Notice tone="warning">{mailAnswerMessages.void}</Notice>
      <HomeButton />
    </AccountCard>
  )
}

function HomeButton() {
  return (
    <LinkButton href="/" className="mt-5 w-full">
      {mailAnswerMessages.home}
    </LinkButton>
  )
}
