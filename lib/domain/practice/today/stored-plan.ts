import { z } from 'zod'
import { difficultyLevels, ExerciseId } from '@/lib/domain/exercise/model'
import type { DocumentData, StoredDocument } from '@/lib/ports/document-store'
import { DEFAULT_PRACTICE_SIZE, placeKinds, practiceSizes } from '../model/kinds'
import type { PracticeChoice } from '../schemas'
import type { SkillMap } from '../skill-map/load-skill-map'

/** How each pupil practises, by uid: what they have chosen, and the practice of the day on which they looked at it last. */
export const PRACTICE_PLANS = 'practicePlans'

const PlannedPlace = z.object({
  skill: z.string(),
  kind: z.enum(placeKinds),
  exerciseId: ExerciseId,
  seed: z.int(),
  difficultyLevel: z.literal(difficultyLevels),
})
/** One place of a day's practice, with the variant that it is about. */
export type PlannedPlace = Readonly<z.output<typeof PlannedPlace>>

const StoredPlan = z.object({
  grade: z.int().optional(),
  size: z.literal(practiceSizes).default(DEFAULT_PRACTICE_SIZE),
  weeklyGoal: z.int().min(1).max(7).default(3),
  session: z
    .object({
      day: z.iso.date(),
      places: z.array(PlannedPlace),
      /** Whether the places that are not done are to be composed anew. */
      isOutdated: z.literal(true).exactOptional(),
    })
    .optional(),
})
export type PracticePlan = Readonly<z.output<typeof StoredPlan>>

/** @throws ZodError when the document is no plan. */
export function parsePlan(document: Pick<StoredDocument, 'data'> | undefined): PracticePlan {
  return StoredPlan.parse(document?.data ?? {})
}

/** The places that a plan has for a day; none for any but its own. */
export function placesOn(day: string, { session }: Pick<PracticePlan, 'session'>): readonly PlannedPlace[] {
  return session?.day === day ? session.places : []
}

/** Those that are shown, and counted from 1: an exercise or a skill that is not there any more leaves its place. */
export function standingPlaces(planned: readonly PlannedPlace[], map: SkillMap): readonly PlannedPlace[] {
  return planned.filter(({ skill, exerciseId }) =>
    map.some(({ id, exercises }) => id === skill && exercises.some((exercise) => exercise.id === exerciseId)),
  )
}

export function toStoredPlan({ grade, session, ...rest }: PracticePlan): DocumentData {
  return {
    ...rest,
    ...(grade !== undefined && { grade }),
    ...(session && { session: session as unknown as DocumentData }),
  }
}

/**
 * The plan with what was chosen; what was not stays. Another grade or size leaves what is not done of the day to be
 * composed anew.
 */
export function withChoice(before: PracticePlan, { grade, size, weeklyGoal }: PracticeChoice): PracticePlan {
  const after: PracticePlan = {
    ...before,
    grade: grade ?? before.grade,
    size: size ?? before.size,
    weeklyGoal: weeklyGoal ?? before.weeklyGoal,
  }
  const isSame = after.grade === before.grade && after.size === before.size
  return isSame ? after : outdated(after)
}

/** The plan with the day's practice to be composed anew, but for what is done of it. */
export function outdated({ session, ...rest }: PracticePlan): PracticePlan {
  return { ...rest, session: session && { ...session, isOutdated: true } }
}
