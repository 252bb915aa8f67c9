'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { reportPageView } from '@/lib/client/analytics'

/** Tells the analytics which page is viewed. Only in a page whose visitor has agreed to it. */
export function PageViews({ measurementId }: { readonly measurementId: string }) {
  const path = usePathname()
  useEffect(() => reportPageView(measurementId, path), [measurementId, path])
  return null
}
