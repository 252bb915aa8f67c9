import type { VariantRef } from '../model'
import type { DifficultyLevel } from './kinds'

/** Names an exercise together with its numbers, as addresses end and as the log of activities keeps it. */
export function exerciseVariantKey(id: string, { seed, difficultyLevel }: VariantRef): string {
  return `${id}?s=${seed}&d=${difficultyLevel}`
}

/** Path of the page on which an exercise is solved with these numbers. */
export function exercisePath(id: string, ref: VariantRef): string {
  return `/exercise/${exerciseVariantKey(id, ref)}`
}

/** Path of an exercise at a level, with new numbers each time. */
export function exerciseLevelPath(id: string, level: DifficultyLevel): string {
  return `/exercise/${id}?d=${level}`
}

/** Path of the same for printing. */
export function worksheetPath(id: string, ref: VariantRef): string {
  return `/exercise/${exerciseVariantKey(`${id}/print`, ref)}`
}
