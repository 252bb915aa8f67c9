import type { ExerciseDefinition } from './definition'

/** All skills that an exercise or one of its sub-tasks names, each once, the main one first. */
export function trainedSkills({
  skills,
  subtasks,
}: Pick<ExerciseDefinition, 'skills' | 'subtasks'>): readonly string[] {
  return [...new Set([...skills, ...subtasks.flatMap(({ skills: own }) => own ?? [])])]
}
