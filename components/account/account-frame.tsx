import type { ReactNode } from 'react'
import { Hills } from '@/components/illustration/hills'
import { HomeLink } from '@/components/layout/home-link'

/** A page with one thing to do, outside the main layout: logo, content, hills. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip bg-linear-to-b from-sky-wash to-paper to-80%">
      <header className="page-width flex h-18 items-center max-sm:h-14">
        <HomeLink />
      </header>
      <main className="relative z-1 mx-auto w-[min(29rem,100%-2rem)] flex-1 pt-4 pb-10 sm:pt-8">{children}</main>
      <Hills />
    </div>
  )
}
