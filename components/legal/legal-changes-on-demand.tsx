'use client'

import { lazy, Suspense } from 'react'
import type { LegalChangesProps } from './legal-changes-content'

const LegalChanges = lazy(async () => ({ default: (await import('./legal-changes')).LegalChanges }))

/** All of the dialog that pages load for those who have nothing to accept. */
export function LegalChangesOnDemand(props: LegalChangesProps) {
  return (
    <Suspense fallback={null}>
      <LegalChanges {...props} />
    </Suspense>
  )
}
