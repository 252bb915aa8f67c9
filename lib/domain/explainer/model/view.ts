import type { DifficultyLevel, GeneratedControl } from '@/lib/domain/exercise/model'

/** What a picture shows: a Markdown text with one figure or a formula, whose parts have keys. */
export interface Shown {
  readonly source: string
  readonly isFigure: boolean
}

/** One moment of an explainer: what is said, what is shown with it, and maybe a question. */
export interface Beat {
  /** 0 for the scenes, then 1 and 2 for the two rounds of the example that fades. */
  readonly chapter: 0 | 1 | 2
  /** Markdown with `$…$` mathematics; empty where it only asks. */
  readonly say: string
  /** The same for a voice: no signs but those of sentences. */
  readonly spoken: string
  /** Absent where the picture stays as it is. */
  readonly show?: Shown | undefined
  /** How long it lasts at the ordinary speed. */
  readonly durationMs: number
  /** The number of its question, from 0. */
  readonly question?: number | undefined
}

/** A question as a pupil sees it. */
export interface ExplainerQuestion {
  /** Markdown. */
  readonly question: string
  readonly control: GeneratedControl
}

/** All of an explainer that leaves the server, for one seed: no script, key, rule or remark has a place in it. */
export interface ExplainerView {
  readonly id: string
  readonly title: string
  readonly grade: number
  readonly seed: number
  readonly beats: readonly Beat[]
  readonly questions: readonly ExplainerQuestion[]
  /** Where it goes on. */
  readonly exercise: { readonly id: string; readonly level: DifficultyLevel }
}
