'use client'

import type { ChangeEvent, ReactNode } from 'react'
import { saveTheme } from '@/lib/client/theme'
import { parseTheme } from '@/lib/shared/theme'

/** Has a theme take effect, and remembered, as soon as one of the radio buttons in it is chosen. */
export function ThemeChoice({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <fieldset className={className} onChange={chooseTheme}>
      {children}
    </fieldset>
  )
}

function chooseTheme({ target }: ChangeEvent<HTMLElement>): void {
  if (target instanceof HTMLInputElement) saveTheme(parseTheme(target.value))
}
