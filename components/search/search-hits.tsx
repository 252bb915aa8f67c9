import { DynamicExerciseRow, ExerciseRow } from '@/components/collection/exercise-row'
import { RowIconSprite } from '@/components/collection/row-icons'
import { Rows } from '@/components/collection/rows'
import { isDynamic } from '@/lib/domain/classification/model'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import { type SearchHit, WIKI_HIT } from '@/lib/domain/search/model'
import { wikiPath } from '@/lib/domain/wiki/model/wiki-path'
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
          if (objectID.startsWith(WIKI_HIT)) {
            return (
              <li key={objectID}>
                <WikiHit id={objectID.slice(WIKI_HIT.length)} title={description} note={note} excerpt={excerpt} />
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

interface WikiHitProps {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly excerpt: string | undefined
}

/** A page of the wiki among the exercises, with what it begins with. */
function WikiHit({ id, title, note, excerpt }: WikiHitProps) {
  return (
    <a href={wikiPath(id)}>
      <span>
        {title}
        <small>{` ${[wikiMessages.name, note].filter(Boolean).join(' · ')}`}</small>
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
