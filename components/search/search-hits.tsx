import { DynamicExerciseRow, ExerciseRow } from '@/components/collection/exercise-row'
import { RowIconSprite } from '@/components/collection/row-icons'
import { Rows } from '@/components/collection/rows'
import { isDynamic } from '@/lib/domain/classification/model'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import type { SearchHit } from '@/lib/domain/search/model'
import { searchMessages as messages } from '@/lib/shared/messages/search'

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
        {hits.map(({ objectID, classifications, description }) => {
          const Row = isDynamic(classifications) ? DynamicExerciseRow : ExerciseRow
          return (
            <li key={objectID}>
              <Row
                exerciseId={objectID}
                title={description}
                note={noteOf(classifications, labels)}
                solved={solvedLevelsOf(solved, objectID)}
              />
            </li>
          )
        })}
      </Rows>
    </>
  )
}

/** That an exercise is a generated one its stars tell. */
function noteOf(classifications: readonly string[], labels: SearchHitsProps['labels']): string {
  const told = classifications.filter((id) => !isDynamic([id]))
  return told.flatMap((id) => (Object.hasOwn(labels, id) ? (labels[id] ?? []) : [])).join(' · ')
}
