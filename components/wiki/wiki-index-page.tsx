import { SectionLinks } from '@/components/collection/sections'
import { ChipLinks } from '@/components/ui/chip-links'
import { WIKI_PATH, wikiPath } from '@/lib/domain/wiki/model/wiki-path'
import { wikiIndexMessages as messages, wikiPageMessages } from '@/lib/shared/messages/wiki'

/** How the index is ordered. */
export type WikiIndexView = 'letter' | 'grade'

interface Page {
  readonly id: string
  readonly title: string
}

interface WikiIndexPageProps {
  readonly view: WikiIndexView
  readonly count: number
  readonly sections: readonly { readonly key: string | number; readonly pages: readonly Page[] }[]
  /** Formulas to print, which are no notions. */
  readonly sheets: readonly Page[]
}

/** All pages of the wiki, by letter or by grade. */
export function WikiIndexPage({ view, count, sections, sheets }: WikiIndexPageProps) {
  const entries = sections.map(({ key }) => ({ id: anchorOf(key), title: titleOf(key) }))
  return (
    <div className="page-width pt-6 pb-20 md:pt-10">
      <h1 className="text-title">{messages.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-quiet">{count > 0 ? messages.lead(count) : messages.empty}</p>
      {sheets.length > 0 && (
        <section aria-labelledby="sheets" className="mt-6 max-w-4xl rounded-card bg-leaf-wash px-5 py-3">
          <h2 id="sheets" className="text-base">
            {messages.sheets}
          </h2>
          <ul className="wiki-list">
            {sheets.map((page) => (
              <Entry key={page.id} {...page} />
            ))}
          </ul>
        </section>
      )}
      <ChipLinks
        label={messages.views}
        links={[
          { href: WIKI_PATH, text: messages.byLetter, isCurrent: view === 'letter' },
          { href: `${WIKI_PATH}?by=grade`, text: messages.byGrade, isCurrent: view === 'grade' },
        ]}
      />
      <SectionLinks label={view === 'letter' ? messages.letters : messages.grades} entries={entries} />
      {sections.map(({ key, pages }) => (
        <section key={key} id={anchorOf(key)} aria-labelledby={`${anchorOf(key)}-title`} className="mt-6 scroll-mt-20">
          <h2 id={`${anchorOf(key)}-title`} className="border-b border-line pb-1 text-heading">
            {titleOf(key)}
          </h2>
          <ul className="wiki-list">
            {pages.map((page) => (
              <Entry key={page.id} {...page} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Entry({ id, title }: Page) {
  return (
    <li>
      <a href={wikiPath(id)}>{title}</a>
    </li>
  )
}

const titleOf = (key: string | number) => (typeof key === 'number' ? wikiPageMessages.grade(key) : messages.letter(key))

const anchorOf = (key: string | number) => (typeof key === 'number' ? `grade-${key}` : `letter-${key}`)
