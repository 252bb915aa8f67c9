import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import type { Skill } from '@/lib/domain/practice/model'

/** All skills that an exercise or one of its sub-tasks names, each once, the main one first. */
export function trainedSkills({
  skills,
  subtasks,
}: Pick<ExerciseDefinition, 'skills' | 'subtasks'>): readonly string[] {
  return [...new Set([...skills, ...subtasks.flatMap(({ skills: own }) => own ?? [])])]
}

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
