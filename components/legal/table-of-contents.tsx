import { legalPageMessages } from '@/lib/shared/messages/legal-page'
import { Disclosure } from './disclosure'
import type { SectionHeading } from './heading-id'

interface TableOfContentsProps {
  readonly sections: readonly SectionHeading[]
}

/** Beside the text where there is room for it, and always in sight; otherwise above it, folded up. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  return (
    <>
      <Disclosure label={legalPageMessages.contents} className="lg:hidden">
        <SectionLinks sections={sections} />
      </Disclosure>
      <nav
        aria-label={legalPageMessages.contents}
        className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto lg:block print:hidden"
      >
        <p className="mb-2 font-display text-lg font-bold">{legalPageMessages.contents}</p>
        <SectionLinks sections={sections} />
      </nav>
    </>
  )
}

function SectionLinks({ sections }: TableOfContentsProps) {
  return (
    <ul>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 leading-snug underline-offset-4 hover:text-leaf hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
