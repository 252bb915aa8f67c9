import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { ScrollableRegion } from '@/components/rich-text/scrollable-region'
import { ExternalLink, isElsewhere } from '@/components/ui/external-link'
import { unbroken } from '@/components/ui/unbroken'
import { createBoundedCache } from '@/lib/shared/bounded-cache'
import { legalPageMessages } from '@/lib/shared/messages/legal-page'
import { headingId } from './heading-id'

/** The text of a legal document from its Markdown, on the server. */
export function LegalText({ source }: { readonly source: string }) {
  // `Markdown` has neither state nor context: called as a function it gives the parsed elements, which can be kept.
  return cached.getOrCreate(source, () =>
    Markdown({ remarkPlugins: [remarkGfm], components: COMPONENTS, children: source }),
  )
}

/** As many as there are versions, and some to come. */
const cached = createBoundedCache<ReactElement>(20)

function Anchor({ href, children }: ComponentPropsWithoutRef<'a'>) {
  const className = 'text-leaf underline underline-offset-2 hover:text-leaf-strong'
  return isElsewhere(href) ? (
    <ExternalLink href={href} className={className}>
      {children}
    </ExternalLink>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  )
}

const COMPONENTS: Components = {
  h2: ({ children }) => (
    <h2 id={headingId(String(children))} className="mt-12 mb-4 text-heading first:mt-0">
      {children}
    </h2>
  ),
  h3: ({ children }) => <h3 className="mt-7 mb-2 text-lg">{children}</h3>,
  p: ({ children }) => <p className="my-3">{unbroken(children)}</p>,
  li: ({ children }) => <li>{unbroken(children)}</li>,
  a: Anchor,
  strong: ({ children }) => <strong className="font-[650]">{children}</strong>,
  ul: ({ children }) => <ul className="my-3 list-disc space-y-1.5 ps-6 marker:text-leaf">{children}</ul>,
  ol: ({ start, children }) => (
    <ol start={start} className="my-3 list-decimal space-y-1.5 ps-7">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="my-4 break-inside-avoid rounded-card border border-line bg-raised px-5 py-2">
      {children}
    </blockquote>
  ),
  code: ({ children }) => (
    <code className="rounded-[6px] bg-leaf-wash px-1 py-0.5 text-[0.9em] [overflow-wrap:anywhere]">{children}</code>
  ),
  table: ({ children }) => (
    <ScrollableRegion
      as="div"
      label={legalPageMessages.table}
      className="my-4 overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full border-collapse has-[th:nth-child(3)]:min-w-[34rem] text-left text-base leading-snug">
        {children}
      </table>
    </ScrollableRegion>
  ),
  th: ({ children }) => <th className="bg-leaf-wash px-3.5 py-2.5 font-semibold">{children}</th>,
  td: ({ children }) => (
    <td className="border-t border-line bg-raised px-3.5 py-2.5 align-top">{unbroken(children)}</td>
  ),
}
