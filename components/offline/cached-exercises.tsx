'use client'

import { useEffect, useState } from 'react'
import { type CachedPage, listCachedPages } from '@/lib/client/cached-pages'
import { offlineMessages } from '@/lib/shared/messages/offline'

/** What can be read without a connection, the one that was opened last at the top. */
export function CachedExercises() {
  const [pages, setPages] = useState<readonly CachedPage[]>([])
  useEffect(() => {
    void listCachedPages().then(setPages)
  }, [])
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="kept-title" className="mt-12 max-w-xl">
      <h2 id="kept-title" className="text-heading">
        {offlineMessages.keptTitle}
      </h2>
      <p className="mt-2 text-quiet">{offlineMessages.keptAdvice}</p>
      <ul className="mt-4 grid gap-2">
        {pages.map(({ address, title }) => (
          <li key={address}>
            {/* A plain link: Next would ask the server for the page. */}
            <a
              href={address}
              className="flex min-h-12 items-center rounded-control border border-line bg-raised px-4 py-2 font-semibold text-leaf hover:bg-leaf-wash"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
