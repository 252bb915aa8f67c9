import { z } from 'zod'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { onceAVersion } from '@/lib/shared/once-a-version'
import type { DifficultyLevel } from '../../exercise/model/kinds'
import type { Skill } from '../model'

/** One document: all skills, with the public exercises that train them. */
export const SKILL_MAP = ['skills', 'map'] as const

/** A public exercise, as the map knows it. */
export interface TrainingExercise {
  readonly id: string
  readonly title: string
  readonly highestLevel: DifficultyLevel
  /** Whether the skill is the first that it trains; else it is one of its others, or of its sub-tasks'. */
  readonly isMain: boolean
  /** Made for who comes back to the skill: a task of an exam, or of a grade above the skill's. */
  readonly isForLater?: true
}

/** A skill with the exercises that train it, those of which it is the main one first. */
export interface MappedSkill extends Skill {
  readonly exercises: readonly TrainingExercise[]
  /** The page of the wiki that explains it, where there is one. */
  readonly wiki?: { readonly id: string; readonly title: string }
}

/** All skills in the order in which they are taught: a skill stands behind all that come before it. */
export type SkillMap = readonly MappedSkill[]

const StoredMap: z.ZodType<{ readonly skills: SkillMap }> = z.object({
  skills: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      grade: z.int(),
      topic: z.string(),
      after: z.array(z.string()),
      exercises: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          highestLevel: z.literal([1, 2, 3]),
          isMain: z.boolean(),
          isForLater: z.literal(true).exactOptional(),
        }),
      ),
      wiki: z.object({ id: z.string(), title: z.string() }).exactOptional(),
    }),
  ),
})

const parseMap = onceAVersion(({ data }: StoredDocument) => StoredMap.parse(data).skills)

/** The map of skills: one read. Empty before content has been published. */
export async function loadSkillMap(store: DocumentStore): Promise<SkillMap> {
  return parseSkillMap(await store.get(...SKILL_MAP))
}

/** The map in its document. @throws ZodError when it is none */
export function parseSkillMap(document: StoredDocument | undefined): SkillMap {
  return document ? parseMap(document) : []
}

/** The skills that can be practised: those that an exercise trains. */
export function practisable(map: SkillMap): SkillMap {
  return map.filter(({ exercises }) => exercises.length > 0)
}

/** The grades that have skills to practise, the lowest first. */
export function gradesOfMap(map: SkillMap): readonly number[] {
  return [...new Set(practisable(map).map(({ grade }) => grade))].toSorted((one, other) => one - other)
}

/** @throws AppError `invalid-request` for a grade that the map does not have. */
export function requireGrade(map: SkillMap, grade: number | undefined): void {
  if (grade === undefined || map.some((skill) => skill.grade === grade)) return
  throw new AppError('invalid-request', [{ path: 'grade', reason: 'no such grade' }])
}

/** The wanted level, or the highest that an exercise has below it. */
export function levelIn({ highestLevel }: TrainingExercise, wanted: DifficultyLevel): DifficultyLevel {
  return wanted <= highestLevel ? wanted : highestLevel
}
