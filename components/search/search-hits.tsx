import { DynamicExerciseRow, ExerciseRow } from '@/components/collection/exercise-row'
import { RowIconSprite } from '@/components/collection/row-icons'
import { Rows } from '@/components/collection/rows'
import { isDynamic } from '@/lib/domain/classification/model'
import { explainerPath } from '@/lib/domain/explainer/model/explainer-path'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import { EXPLAINER_HIT, type SearchHit, WIKI_HIT } from '@/lib/domain/search/model'
import { wikiPath } from '@/lib/domain/wiki/model/wiki-path'
import { explainerNames } from '@/lib/shared/messages/explainer-names'
import { searchMessages as messages } from '@/lib/shared/messages/search'
import { wikiMessages } from '@/lib/shared/messages/wiki'

interface SearchHitsProps {
  readonly hits: readonly SearchHit[]
  /** What the classifications are called, by id. */
  readonly labels: Readonly<Record<string, string>>
  readonly solved: SolvedLevels
}

/** The hits, the best one first. */
export function SearchHits({ hits, labels, solved }: SearchHitsProps) {
  return (
    <>
      <RowIconSprite />
      <Rows label={messages.results}>
        {hits.map(({ objectID, classifications, description, excerpt }) => {
          const note = noteOf(classifications, labels)
          const page = pageOf(objectID)
          if (page) {
            return (
              <li key={objectID}>
                <PageHit {...page} title={description} note={note} excerpt={excerpt} />
              </li>
            )
          }
          const Row = isDynamic(classifications) ? DynamicExerciseRow : ExerciseRow
          return (
            <li key={objectID}>
              <Row exerciseId={objectID} title={description} note={note} solved={solvedLevelsOf(solved, objectID)} />
            </li>
          )
        })}
      </Rows>
    </>
  )
}

/** What is no exercise: where it is, and what it is called among the others. */
function pageOf(objectID: string): { readonly path: string; readonly kind: string } | undefined {
  if (objectID.startsWith(WIKI_HIT)) return { path: wikiPath(objectID.slice(WIKI_HIT.length)), kind: wikiMessages.name }
  if (!objectID.startsWith(EXPLAINER_HIT)) return undefined
  return { path: explainerPath(objectID.slice(EXPLAINER_HIT.length)), kind: explainerNames.one }
}

interface PageHitProps {
  readonly path: string
  readonly kind: string
  readonly title: string
  readonly note: string
  readonly excerpt: string | undefined
}

/** A page among the exercises, with what it begins with. */
function PageHit({ path, kind, title, note, excerpt }: PageHitProps) {
  return (
    <a href={path}>
      <span>
        {title}
        <small>{` ${[kind, note].filter(Boolean).join(' · ')}`}</small>
        {excerpt && <small>{` ${excerpt}`}</small>}
      </span>
    </a>
  )
}

/** That an exercise is a generated one its stars tell. */
function noteOf(classifications: readonly string[], labels: SearchHitsProps['labels']): string {
  const told = classifications.filter((id) => !isDynamic([id]))
  return told.flatMap((id) => (Object.hasOwn(labels, id) ? (labels[id] ?? []) : [])).join(' · ')
}
