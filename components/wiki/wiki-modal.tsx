'use client'

import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { ICON_BUTTON_CLASS } from '@/components/ui/icon-button-class'
import { CloseIcon } from '@/components/ui/icons'
import { Modal } from '@/components/ui/modal'
import type { Remote } from '@/components/ui/use-remote'
import { wikiPath } from '@/lib/domain/wiki/model/wiki-path'
import { wikiMessages } from '@/lib/shared/messages/wiki'
import { useWikiPage } from './use-wiki-page'
import { WikiBackButton } from './wiki-back-button'
import { goBack, goToPage, initialWikiHistory, type WikiHistory } from './wiki-history'
import { WIKI_PAGE, wikiLinkHandlers } from './wiki-link-handlers'
import type { RenderedWikiPage } from './wiki-page-cache'
import { WikiPageView } from './wiki-page-view'
import { type WikiReader, WikiReaderContext } from './wiki-reader'
import { WikiVisited } from './wiki-visited'

export interface WikiModalProps {
  /** Id of the page to begin with. */
  readonly page: string
  readonly onClose: () => void
}

/** A dialog in which one reads the wiki, from page to page and back. */
export function WikiModal({ page, onClose }: WikiModalProps) {
  const [trail, setTrail] = useState(() => initialWikiHistory(page))
  const { page: shown, retry } = useWikiPage(trail.page)
  const { state } = shown
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const content = useRef<HTMLDivElement>(null)

  // The new title is read out when it takes the focus; who comes back goes on at the link that they followed.
  useEffect(() => {
    const links = state === 'ready' ? linksIn(content.current) : []
    const link = trail.returnTo === undefined ? undefined : links[trail.returnTo]
    if (link) return link.focus()
    title.current?.focus()
    title.current?.closest('dialog')?.scrollTo?.({ top: 0 })
  }, [trail, state])

  const reader = useMemo<WikiReader>(
    () => ({
      read: (next, link) =>
        setTrail((before) => goToPage(before, next, link && linksIn(content.current).indexOf(link))),
      prepare: () => undefined,
    }),
    [],
  )

  return (
    <Modal
      titleId={titleId}
      onClose={onClose}
      className="mt-3 max-h-[calc(100dvh-1.5rem)] sm:mt-[8dvh] sm:max-h-[84dvh] w-[min(42rem,100%-1.5rem)] scroll-pt-24 text-[1.0625rem] leading-relaxed font-normal"
    >
      <div className="sticky top-0 z-1 flex items-start gap-1 border-b border-line bg-raised p-2 sm:ps-4">
        <WikiBackButton trail={trail} onBack={() => setTrail(goBack)} />
        <div className="min-w-0 grow self-center py-1 ps-2">
          <p className="text-sm leading-snug text-quiet">{wikiMessages.name}</p>
          {/* By its key a new element for each step, so that taking the focus is news to a screen reader. */}
          <h2
            key={keyOf(trail, shown)}
            ref={title}
            id={titleId}
            tabIndex={-1}
            className="text-heading max-sm:text-[clamp(1rem,5vw,1.25rem)]"
          >
            {titleOf(shown)}
          </h2>
        </div>
        <button type="button" onClick={onClose} aria-label={wikiMessages.close} className={ICON_BUTTON_CLASS}>
          <CloseIcon size={20} />
        </button>
      </div>
      <div className="space-y-6 px-4 pt-4 pb-6 sm:px-6">
        <div ref={content} aria-busy={state === 'loading' || undefined} {...wikiLinkHandlers(reader)}>
          <WikiReaderContext value={reader}>
            <WikiPageView page={shown} onRetry={retry} />
          </WikiReaderContext>
        </div>
        {state === 'ready' && (
          // In a tab of its own: the exercise below is still being solved.
          <p className="text-base">
            <a
              href={wikiPath(trail.page)}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-quiet underline underline-offset-4 hover:text-ink"
            >
              {wikiMessages.ownPage}
            </a>
          </p>
        )}
        <WikiVisited trail={trail} onChoose={(chosen) => setTrail((before) => goToPage(before, chosen))} />
      </div>
    </Modal>
  )
}

function linksIn(content: HTMLElement | null): readonly HTMLElement[] {
  return [...(content?.querySelectorAll<HTMLElement>(`[${WIKI_PAGE}]`) ?? [])]
}

function keyOf({ page, before }: WikiHistory, { state }: Remote<RenderedWikiPage>): string {
  return `${before.length} ${page} ${state}`
}

function titleOf(page: Remote<RenderedWikiPage>): string {
  switch (page.state) {
    case 'loading':
      return wikiMessages.loading
    case 'ready':
      return page.value.title
    case 'failed':
      return page.code === 'not-found' ? wikiMessages.unknownTitle : wikiMessages.failedTitle
    default:
      return page satisfies never
  }
}
