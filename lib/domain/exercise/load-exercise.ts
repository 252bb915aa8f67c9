import type { DocumentStore } from '@/lib/ports/document-store'
import { createBoundedCache } from '@/lib/shared/bounded-cache'
import { type AnswerKeyCompiler, compileAnswerKey } from './answer-key'
import { ExerciseDefinition } from './definition'
import { ExerciseId, type PublicExercise } from './model'
import { toPublicExercise } from './public-view'

/** Full exercises: the server's only. */
export const PRIVATE_EXERCISES = 'exercise/private/items'
/** What lists and search show of exercises. */
export const EXERCISE_SUMMARIES = 'exercise/summary/items'

/** A public exercise, parsed and compiled once for each version of its content. */
export interface LoadedExercise {
  readonly id: string
  readonly summary: string
  readonly definition: ExerciseDefinition
  readonly publicView: PublicExercise
  readonly key: AnswerKeyCompiler
}

const cache = createBoundedCache<{ readonly version: string; readonly exercise: LoadedExercise }>(500)

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

/** What pages show of an exercise: the public view and its summary, `undefined` as with `loadExercise`. */
export async function loadPublicExercise(
  store: DocumentStore,
  id: string,
): Promise<{ exercise: PublicExercise; summary: string } | undefined> {
  const loaded = await loadExercise(store, id)
  return loaded && { exercise: loaded.publicView, summary: loaded.summary }
}

/** Prepares an exercise for use. @throws ZodError, ScriptError or DrawOrderError when its content is faulty. */
export function compileExercise(source: unknown): LoadedExercise {
  const definition = ExerciseDefinition.parse(source)
  return {
    id: definition.id,
    summary: definition.summary,
    definition,
    publicView: toPublicExercise(definition),
    key: compileAnswerKey(definition),
  }
}
