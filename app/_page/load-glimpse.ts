import type { LoadedExplainer } from '@/lib/domain/explainer/compile-explainer'
import { glimpseOf } from '@/lib/domain/explainer/glimpse'
import { loadExplainer } from '@/lib/domain/explainer/load-explainer'
import type { Glimpse } from '@/lib/domain/explainer/model/glimpse'
import { services } from '@/lib/server/services'

/** What most have met, in a picture that speaks for itself; with numbers that were looked at. */
const SHOWN = { id: 'expand-fractions', seed: 5 }

/** As one explainer stays the same until content is published anew, drawn once and not for every visitor. */
const drawn = new WeakMap<LoadedExplainer, Glimpse>()

/** The beginning of an explainer for who does not know them yet; `undefined` before content has been published. */
export async function loadGlimpse(): Promise<Glimpse | undefined> {
  const explainer = await loadExplainer(services().store, SHOWN.id)
  if (!explainer) return undefined
  const glimpse = drawn.get(explainer) ?? glimpseOf(explainer.draw(SHOWN.seed).view())
  if (glimpse) drawn.set(explainer, glimpse)
  return glimpse
}
