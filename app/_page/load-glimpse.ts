import { glimpseOf } from '@/lib/domain/explainer/glimpse'
import { loadExplainer } from '@/lib/domain/explainer/load-explainer'
import type { Glimpse } from '@/lib/domain/explainer/model/glimpse'
import { services } from '@/lib/server/services'

/** What most have met, in a picture that speaks for itself; with numbers that were looked at. */
const SHOWN = { id: 'expand-fractions', seed: 5 }

/** The beginning of an explainer for who does not know them yet; `undefined` before content has been published. */
export async function loadGlimpse(): Promise<Glimpse | undefined> {
  const explainer = await loadExplainer(services().store, SHOWN.id)
  return explainer && glimpseOf(explainer.draw(SHOWN.seed).view())
}
