import 'server-only'
import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { VariantRef } from '@/lib/domain/exercise/model'
import { parsePageQuery } from '@/lib/domain/exercise/page-query'
import { type EarlierWork, earlierWorkOf, findOpenRound, findRound } from '@/lib/domain/practice/rounds/find-progress'
import { services } from '@/lib/server/services'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** The variant of a place of today's practice: what was begun of it goes on, with the numbers that it had. */
export async function findPlacedVariant(
  exercise: LoadedExercise,
  planned: VariantRef,
  userId: string,
): Promise<EarlierWork & { readonly variant: VariantRef }> {
  const { store } = services()
  const work = { userId, exerciseId: exercise.id }
  const round =
    (await findOpenRound(store, work, planned.difficultyLevel)) ?? (await findRound(store, { ...work, ...planned }))
  return { variant: variantOf(round ?? planned), ...earlierWorkOf(round, exercise) }
}

/**
 * Which variant of an exercise an address leads to, and what the viewer did of it before. Where it names no numbers, it
 * leads to those that the viewer is in the middle of, on whatever device that was begun; else to new ones.
 */
export async function findVariant(
  exercise: LoadedExercise,
  query: Query,
  viewerId: string | undefined,
): Promise<EarlierWork & { readonly variant: VariantRef }> {
  const asked = parsePageQuery(query, Math.random)
  if (viewerId === undefined) return { variant: asked }
  const { store } = services()
  const work = { userId: viewerId, exerciseId: exercise.id }
  const level = query.d === undefined ? undefined : asked.difficultyLevel
  const open = query.s === undefined ? await findOpenRound(store, work, level) : undefined
  const variant = variantOf(open ?? asked)
  const round = open ?? (await findRound(store, { ...work, ...variant }))
  return { variant, ...earlierWorkOf(round, exercise) }
}

function variantOf({ seed, difficultyLevel }: VariantRef): VariantRef {
  return { seed, difficultyLevel }
}
