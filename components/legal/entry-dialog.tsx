'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { AgeForm } from '@/components/account/age-form'
import { Modal } from '@/components/ui/modal'
import type { BirthYearLimits } from '@/lib/domain/account/model'
import { legalDocuments } from '@/lib/domain/legal/model'
import { LegalConsentForm, type LegalConsentProps } from './legal-consent-form'

export interface EntryDialogProps {
  /** What is to be accepted, if anything. */
  readonly consent?: LegalConsentProps | undefined
  /** Given to have the account's owner say who they are. */
  readonly birthYear?: BirthYearLimits | undefined
}

type Question = 'consent' | 'age'

const TITLE_ID = 'entry-title'

/**
 * What somebody has to answer, or sign out, before they go on: whether they accept the documents, and then who they are.
 * Nothing is asked where the documents are read. What lies behind stays as it is.
 */
export function EntryDialog({ consent, birthYear }: EntryDialogProps) {
  const pathname = usePathname()
  const router = useRouter()
  const [answered, setAnswered] = useState<readonly Question[]>([])
  const answer = (question: Question) => setAnswered((before) => [...before, question])
  if (isLegalPage(pathname)) return null
  if (consent && !answered.includes('consent')) {
    return (
      <QuestionModal key="consent">
        <LegalConsentForm {...consent} titleId={TITLE_ID} onAccepted={() => answer('consent')} />
      </QuestionModal>
    )
  }
  if (!birthYear || answered.includes('age')) return null
  function goOn() {
    answer('age')
    // The page may have something to say to who waits for a parent.
    router.refresh()
  }
  return (
    <QuestionModal key="age">
      <AgeForm titleId={TITLE_ID} limits={birthYear} onStated={goOn} />
    </QuestionModal>
  )
}

function QuestionModal({ children }: { readonly children: ReactNode }) {
  return (
    <Modal titleId={TITLE_ID} className="w-[min(30rem,100%-2rem)]">
      {children}
    </Modal>
  )
}

function isLegalPage(pathname: string): boolean {
  return legalDocuments.some((document) => pathname === `/${document}` || pathname.startsWith(`/${document}/`))
}
