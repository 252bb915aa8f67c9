/** The client-safe entry point of explainers: addresses, and what the page and the player hold of one. */
import { z } from 'zod'
import { Answers, ExerciseId, MAX_SEED } from '@/lib/domain/exercise/model'

export { EXPLAINERS_PATH, explainerPath } from './model/explainer-path'
export type { Beat, ExplainerQuestion, ExplainerView, Shown } from './model/view'

/** Ids are those of skills, or begin with `exam-`. */
export const ExplainerId = ExerciseId

/** With it the ids of those begin that are about the tasks of an exam. */
export const EXAM_EXPLAINER = 'exam-'

/** The body of `POST /explainer/{id}/solution`: which question of which numbers. */
export const ExplainerSolutionRequest = z.strictObject({
  seed: z.int().min(1).max(MAX_SEED),
  /** Which of its questions, from 0, in their order. */
  question: z.int().min(0).max(99),
})
export type ExplainerSolutionRequest = z.infer<typeof ExplainerSolutionRequest>

/** The body of `POST /explainer/{id}/check`. */
export const ExplainerCheckRequest = ExplainerSolutionRequest.extend({ answers: Answers })
export type ExplainerCheckRequest = z.infer<typeof ExplainerCheckRequest>

/** An explainer as lists know it. */
export const ExplainerEntry = z.object({
  id: ExplainerId,
  title: z.string(),
  summary: z.string(),
  grade: z.int(),
  skill: z.string().optional(),
  /** What the skill is called. */
  skillTitle: z.string().optional(),
  /** The classification that the skill belongs to. */
  topic: z.string().optional(),
  minutes: z.int(),
})
export type ExplainerEntry = z.infer<typeof ExplainerEntry>
