import { toPlainText } from '@/lib/shared/plain-text'
import type { ExplainerView } from './model/view'

/** Characters that a pupil of grade 5 reads in a second while looking at a picture, and how many more in each grade. */
const CHARACTERS_PER_SECOND = 9
const MORE_A_GRADE = 0.7
/** Nobody finds the place of a caption faster. */
const SHORTEST_MS = 3000
/** For moving the eyes from the caption to the picture and back. */
const GLANCE_MS = 700

/** How long a text stays for a pupil of a grade, in milliseconds. @param text Markdown */
export function readingMs(text: string, grade: number): number {
  const characters = toPlainText(text).length
  if (characters === 0) return 0
  const perSecond = CHARACTERS_PER_SECOND + (grade - 5) * MORE_A_GRADE
  return Math.max(SHORTEST_MS, Math.round(GLANCE_MS + (characters / perSecond) * 1000))
}

/** About what answering takes, beside reading the question. */
export const ANSWERING_MS = 10_000

/** How long the scenes of an explainer take at the ordinary speed, without the example that fades, in milliseconds. */
export function scenesMs({ beats }: Pick<ExplainerView, 'beats'>): number {
  return beats.reduce((sum, { chapter, durationMs }) => sum + (chapter === 0 ? durationMs : 0), 0)
}

/** A length as it is told: whole minutes, at least one. */
export function toMinutes(milliseconds: number): number {
  return Math.max(1, Math.round(milliseconds / 60_000))
}
