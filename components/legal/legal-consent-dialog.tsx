'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { Modal } from '@/components/ui/modal'
import { legalDocuments } from '@/lib/domain/legal/model'
import { LegalConsentForm, type LegalConsentProps } from './legal-consent-form'

const TITLE_ID = 'legal-changes-title'

/** Has the user accept the documents or sign out, except where they are read. What lies behind stays as it is. */
export function LegalConsentDialog(props: LegalConsentProps) {
  const pathname = usePathname()
  const [accepted, setAccepted] = useState(false)
  if (accepted || isLegalPage(pathname)) return null
  return (
    <Modal titleId={TITLE_ID} className="w-[min(30rem,100%-2rem)]">
      <LegalConsentForm {...props} titleId={TITLE_ID} onAccepted={() => setAccepted(true)} />
    </Modal>
  )
}

function isLegalPage(pathname: string): boolean {
  return legalDocuments.some((document) => pathname === `/${document}` || pathname.startsWith(`/${document}/`))
}
