import { createHash } from 'node:crypto'
import type { DocumentStore } from '@/lib/ports/document-store'
import { createBoundedCache } from '@/lib/shared/bounded-cache'
import { type ExerciseDefinition, StoredExercise } from './definition'
import { ExerciseId } from './model'
import { setAsideUnsupported } from './unsupported-controls'
import { compileVariants, type DrawVariant } from './variant/exercise-variant'

/** Full exercises: the server's only. */
export const PRIVATE_EXERCISES = 'exercise/private/items'
/** What lists and search show of exercises. */
export const EXERCISE_SUMMARIES = 'exercise/summary/items'

/** A public exercise, parsed and compiled once for each version of its content. */
export interface LoadedExercise {
  readonly id: string
  readonly summary: string
  readonly classifications: readonly string[]
  readonly definition: ExerciseDefinition
  /** Tells this text of the exercise from all others that it had or will have. */
  readonly content: string
  readonly variant: DrawVariant
}

const cache = createBoundedCache<{ readonly version: string; readonly exercise: LoadedExercise }>(1000)

/** Loads a public exercise, `undefined` when there is none with this id or it is not public. */
export async function loadExercise(store: DocumentStore, id: string): Promise<LoadedExercise | undefined> {
  if (!ExerciseId.safeParse(id).success) return undefined
  const document = await store.get(PRIVATE_EXERCISES, id)
  if (!document) {
    cache.delete(id)
    return undefined
  }
  const known = cache.get(id)
  const exercise = known?.version === document.version ? known.exercise : compileExercise(document.data)
  cache.set(id, { version: document.version, exercise })
  return exercise.definition.status === 'public' ? exercise : undefined
}

/** Prepares an exercise for use. @throws ZodError or ScriptError when its content is faulty. */
export function compileExercise(source: unknown): LoadedExercise {
  const { supported, unsupported } = setAsideUnsupported(source)
  const definition = StoredExercise.parse(supported)
  const { id, summary, classifications } = definition
  const content = createHash('sha256').update(JSON.stringify(definition)).digest('base64url').slice(0, 16)
  return { id, summary, classifications, definition, content, variant: compileVariants(definition, unsupported) }
}
