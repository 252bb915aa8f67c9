import type { SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import { hasPaidPermission } from '@/lib/domain/payment/entitlement/has-paid-permission'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { LoadedExercise } from './load-exercise'
import type { GeneratedExercise, VariantRef, WorkedSubtask, WorksheetViewer } from './model'
import { workedSolution } from './worked-solution'

/** An exercise for printing. */
export interface Worksheet {
  readonly generated: GeneratedExercise
  readonly reader: WorksheetViewer
  /** Absent unless a Premium user has asked for them: what is not here cannot leak. */
  readonly solutions?: readonly WorkedSubtask[]
}

interface WorksheetRequest {
  readonly exercise: LoadedExercise
  readonly ref: VariantRef
  readonly userId: string | undefined
  readonly wantsSolutions: boolean
}

/** Generates an exercise for paper, with its solutions for those who have a subscription at this moment. */
export async function makeWorksheet(
  deps: SiteMode & { readonly store: DocumentStore; readonly clock: Clock },
  { exercise, ref, userId, wantsSolutions }: WorksheetRequest,
): Promise<Worksheet> {
  const variant = exercise.variant(ref)
  const generated = variant.question()
  const mayHaveSolutions = await hasPaidPermission(deps, 'printSolutions', userId)
  const reader = mayHaveSolutions ? 'premium' : userId === undefined ? 'visitor' : 'free'
  const hasSolutions = mayHaveSolutions && wantsSolutions
  return { generated, reader, ...(hasSolutions && { solutions: workedSolution(variant) }) }
}
