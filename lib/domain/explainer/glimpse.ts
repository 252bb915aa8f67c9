import { toPlainText } from '@/lib/shared/plain-text'
import type { ExplainerView } from './model'
import type { Glimpse } from './model/glimpse'
import { ANSWERING_MS } from './reading-time'

/**
 * An explainer to its second question: one sees it ask, and what follows. `undefined` for one that begins without a picture,
 * or shows a formula so early: the page of a glimpse sets no mathematics.
 */
export function glimpseOf({ id, seed, title, beats, questions }: ExplainerView): Glimpse | undefined {
  const asking = beats.flatMap(({ question }, index) => (question === undefined ? [] : [index]))
  const scenes = beats.slice(0, asking[1]).filter(({ chapter }) => chapter === 0)
  const [first, ...others] = scenes.map(({ say, show, durationMs, question }) => {
    const asked = question === undefined ? undefined : questions[question]?.question
    return {
      caption: toPlainText([say, asked].filter(Boolean).join('\n\n')),
      asks: asked !== undefined,
      durationMs: asked === undefined ? durationMs : durationMs - ANSWERING_MS,
      picture: show?.source,
    }
  })
  if (!first?.picture || scenes.some(({ show }) => show?.isFigure === false)) return undefined
  return { id, seed, title, beats: [first, ...others] }
}
