import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import type { DocumentStore } from '@/lib/ports/document-store'
import { loadSkillMap } from './load-skill-map'

/**
 * What each sub-task of an exercise trains, by its title; `null` where it trains what the whole exercise does.
 * `undefined` where that is so of all.
 */
export async function stepSkills(
  store: DocumentStore,
  { subtasks }: Pick<ExerciseDefinition, 'subtasks'>,
): Promise<readonly (string | null)[] | undefined> {
  if (subtasks.every(({ skills }) => skills === undefined)) return undefined
  const titles = new Map((await loadSkillMap(store)).map(({ id, title }) => [id, title]))
  return subtasks.map(({ skills }) => titles.get(skills?.[0] ?? '') ?? null)
}
