/** One moment of a glimpse. */
export interface GlimpseBeat {
  /** What is said or asked, without mathematics that is set. */
  readonly caption: string
  /** Whether the explainer stops here until it is answered; a glimpse goes on. */
  readonly asks: boolean
  /** How long it lasts. */
  readonly durationMs: number
  /** Markdown with a figure; absent where the picture stays as it is. */
  readonly picture?: string | undefined
}

/** The beginning of an explainer, for a page that shows what explainers are like. */
export interface Glimpse {
  readonly id: string
  readonly seed: number
  readonly title: string
  /** At least one, the first with a picture. */
  readonly beats: readonly [GlimpseBeat, ...GlimpseBeat[]]
}
