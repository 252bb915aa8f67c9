import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import type { Skill } from '@/lib/domain/practice/model'

/** What the main skill of each exercise is called, by the exercise's id. */
export function mainSkillTitles(
  skills: readonly Skill[],
  definitions: readonly ExerciseDefinition[],
): ReadonlyMap<string, string> {
  const titles = new Map(skills.map(({ id, title }) => [id, title]))
  return new Map(
    definitions.flatMap(({ id, skills: [main] }) => {
      const title = main === undefined ? undefined : titles.get(main)
      return title === undefined ? [] : [[id, title] as const]
    }),
  )
}
