import type { ReactNode } from 'react'
import { DynamicExerciseRow, ExerciseRow } from '@/components/collection/exercise-row'
import { RowIconSprite } from '@/components/collection/row-icons'
import { Rows } from '@/components/collection/rows'
import { SiteLink } from '@/components/ui/site-link'
import { PrintButton } from '@/components/worksheet/print-button'
import { explainerPath } from '@/lib/domain/explainer/model/explainer-path'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import { WIKI_PATH } from '@/lib/domain/wiki/model/wiki-path'
import { wikiPageMessages as messages, wikiMessages } from '@/lib/shared/messages/wiki'
import { WikiDocument } from './wiki-document'

interface WikiPageProps {
  readonly title: string
  readonly grade: number
  /** A sheet of formulas, in columns, and on one sheet of paper. */
  readonly isSheet: boolean
  /** The text, rendered. */
  readonly children: ReactNode
  readonly training: readonly { readonly id: string; readonly title: string; readonly highestLevel: 1 | 2 | 3 }[]
  /** What explains the skills that the page helps with. */
  readonly explainers: readonly { readonly id: string; readonly title: string }[]
  readonly solved: SolvedLevels
}

const QUIET_LINK = 'inline-flex min-h-11 items-center text-leaf underline underline-offset-4'

/** A page of the wiki at its own address: the text, the exercises that train it, and the way back to the others. */
export function WikiPage({ title, grade, isSheet, children, training, explainers, solved }: WikiPageProps) {
  return (
    <div className={`page-width pt-4 pb-20 md:pt-8 print:w-full print:p-0 ${isSheet ? '' : 'max-w-[46rem]'}`}>
      <nav aria-label={messages.trail} className="flex flex-wrap items-center gap-x-3 print:hidden">
        <SiteLink href={WIKI_PATH} className={QUIET_LINK}>
          {wikiMessages.name}
        </SiteLink>
        <span className="text-quiet">{messages.grade(grade)}</span>
      </nav>
      <article>
        <h1 className={`text-title ${isSheet ? 'print:text-[14pt]' : ''}`}>{title}</h1>
        {isSheet && (
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <p className="text-quiet">{messages.sheetNote}</p>
            <PrintButton />
          </div>
        )}
        <div className={isSheet ? 'formula-sheet' : 'wiki-text'}>
          <WikiDocument>{children}</WikiDocument>
        </div>
      </article>
      {explainers.length > 0 && (
        <section aria-labelledby="explainers" className="mt-12 print:hidden">
          <h2 id="explainers" className="text-heading">
            {messages.explainers}
          </h2>
          <ul className="wiki-list">
            {explainers.map((explainer) => (
              <li key={explainer.id}>
                <a href={explainerPath(explainer.id)}>{explainer.title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {training.length > 0 && (
        <section aria-labelledby="practice" className="mt-12 print:hidden">
          <RowIconSprite />
          <h2 id="practice" className="text-heading">
            {messages.practice}
          </h2>
          <p className="mt-1 mb-3 text-quiet">{messages.practiceLead}</p>
          <Rows>
            {training.map(({ id, title: name, highestLevel }) => {
              const Row = highestLevel > 1 ? DynamicExerciseRow : ExerciseRow
              return (
                <li key={id}>
                  <Row exerciseId={id} title={name} solved={solvedLevelsOf(solved, id)} />
                </li>
              )
            })}
          </Rows>
        </section>
      )}
      <p className="mt-8 print:hidden">
        <SiteLink href={WIKI_PATH} className={QUIET_LINK}>
          {messages.toIndex}
        </SiteLink>
      </p>
    </div>
  )
}
