import { gradeSubmission } from '@/lib/domain/exercise/grade-submission'
import { loadExercise } from '@/lib/domain/exercise/load-exercise'
import type { Answer } from '@/lib/domain/exercise/model'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import type { PlacementReply, PlacementView } from '../schemas'
import { loadSkillMap, requireGrade } from '../skill-map/load-skill-map'
import { PRACTICE_PLANS, parsePlan, toStoredPlan, withChoice } from '../today/stored-plan'
import { type AskedQuestion, isAsking, PLACEMENTS, type Placement, parsePlacement } from './stored-placement'
import { viewPlacement } from './view-placement'
import { goOn, type PlacementDeps, writeStep } from './write-step'

/** How the placement of a pupil stands, with the question that is to be answered. */
export async function readPlacement(deps: PlacementDeps, userId: string): Promise<PlacementView> {
  const { document, placement } = await findPlacement(deps.store, userId)
  const isStale = placement && isAsking(placement) && !(await isAsItWas(deps.store, placement.question))
  if (isStale) await goOn(deps, { userId, document, placement })
  return view(deps.store, userId)
}

/**
 * Begins a placement of a grade, which the pupil practises from then on. One of the same grade that is open is gone on
 * with, so that a start that is sent twice begins one.
 *
 * @throws AppError `invalid-request` for a grade that the map does not have.
 */
export async function startPlacement(deps: PlacementDeps, userId: string, grade: number): Promise<PlacementView> {
  const { store, clock } = deps
  requireGrade(await loadSkillMap(store), grade)
  const { document, placement } = await findPlacement(store, userId)
  if (placement && isAsking(placement) && placement.grade === grade) return readPlacement(deps, userId)
  await store.transaction(async (transaction) => {
    const plan = parsePlan(await transaction.get(PRACTICE_PLANS, userId))
    transaction.set(PRACTICE_PLANS, userId, toStoredPlan(withChoice(plan, { grade })))
  })
  const begun = { grade, startedAt: clock.now().toISOString(), answers: [] }
  await goOn(deps, { userId, document, placement: begun })
  return view(store, userId)
}

/**
 * Counts the answer to the question of a placement, right or not, and asks the next one; after the last it says what was
 * found. An answer that cannot be judged fairly counts for nothing, and neither does one that was counted before.
 *
 * @throws AppError `conflict` when there is no placement, `invalid-request` for an answer that does not fit the question,
 * or a question that was not asked yet.
 */
export async function answerPlacement(
  deps: PlacementDeps,
  userId: string,
  { question: number, answers }: PlacementReply,
): Promise<PlacementView> {
  const { document, placement } = await findPlacement(deps.store, userId)
  if (!placement) throw new AppError('conflict')
  const counted = placement.answers.length
  if (number <= counted) return view(deps.store, userId)
  if (!isAsking(placement) || number > counted + 1) {
    throw new AppError('invalid-request', [{ path: 'question', reason: 'not asked yet' }])
  }
  const { question } = placement
  const graded = await grade(deps.store, question, answers)
  if (graded?.outcome === 'ungraded') {
    const { controls, feedback } = graded
    const ungraded = { controls, ...(feedback !== undefined && { feedback }) }
    return { ...(await view(deps.store, userId)), ungraded }
  }
  // What was answered is another text than is there now: it is asked once more, in what can be asked now.
  const added = graded ? [{ skill: question.skill, right: graded.outcome === 'correct' }] : []
  await goOn(deps, { userId, document, placement: { ...placement, answers: [...placement.answers, ...added] } })
  return view(deps.store, userId)
}

/** Ends a placement with what was found until now. One that is over stays as it is. */
export async function stopPlacement(deps: PlacementDeps, userId: string): Promise<PlacementView> {
  const { document, placement } = await findPlacement(deps.store, userId)
  if (placement && isAsking(placement)) {
    await writeStep(deps, { userId, document, placement: { ...placement, question: undefined } })
  }
  return view(deps.store, userId)
}

interface Found {
  readonly document: StoredDocument | undefined
  readonly placement: Placement | undefined
}

async function findPlacement(store: DocumentStore, userId: string): Promise<Found> {
  const document = await store.get(PLACEMENTS, userId)
  return { document, placement: parsePlacement(document) }
}

async function view(store: DocumentStore, userId: string): Promise<PlacementView> {
  return viewPlacement(store, userId, (await findPlacement(store, userId)).placement)
}

/** Whether the exercise is still there with the text that the question was chosen from. */
async function isAsItWas(store: DocumentStore, { exerciseId, content }: AskedQuestion): Promise<boolean> {
  return (await loadExercise(store, exerciseId))?.content === content
}

/** What is said of the answers, wrong where the question was passed over; `undefined` where its text has changed. */
async function grade(store: DocumentStore, question: AskedQuestion, answers: Answer[] | undefined) {
  const exercise = await loadExercise(store, question.exerciseId)
  if (exercise?.content !== question.content) return undefined
  if (answers === undefined) return { outcome: 'wrong' as const, controls: [], feedback: undefined }
  const { seed, difficultyLevel } = question
  return gradeSubmission(exercise, { seed, difficultyLevel, subTask: 0, answers }).result
}
