import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import type { SearchEntry } from '@/lib/ports/search-index'

/** Enough for the question of an exercise. */
const MAX_TEXT_LENGTH = 500

/** What the index knows of an exercise. @param labels of classifications, by id. */
export function toSearchEntry(
  { id, classifications, summary, description, subtasks }: ExerciseDefinition,
  labels: Readonly<Record<string, string>>,
): SearchEntry {
  return {
    id,
    classifications,
    description: summary,
    labels: classifications.flatMap((classification) => labels[classification] ?? []),
    text: wordsIn(`${description}\n${subtasks[0]?.description ?? ''}`).slice(0, MAX_TEXT_LENGTH),
  }
}

/** The words that stand in a text of an exercise whatever its numbers are: no figures, formulas or expressions. */
function wordsIn(source: string): string {
  return source
    .replace(/^ *```[\s\S]*?^ *```/gm, ' ')
    .replace(/\\\$|@@/g, ' ')
    .replace(/\$\$?[^$]*\$\$?/g, ' ')
    .replace(/@[^@]*@/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#|~!\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
