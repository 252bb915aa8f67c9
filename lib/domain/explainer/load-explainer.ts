import type { DocumentStore } from '@/lib/ports/document-store'
import { createBoundedCache } from '@/lib/shared/bounded-cache'
import { compileExplainer, type LoadedExplainer } from './compile-explainer'
import { ExplainerId } from './model'

/** Full explainers, with their keys: the server's only. */
export const EXPLAINERS = 'explainers'

const cache = createBoundedCache<{ readonly version: string; readonly explainer: LoadedExplainer }>(100)

/** Loads an explainer, compiled once for each version of its content; `undefined` when there is none with this id, which may be any text. */
export async function loadExplainer(store: DocumentStore, id: string): Promise<LoadedExplainer | undefined> {
  const document = ExplainerId.safeParse(id).success ? await store.get(EXPLAINERS, id) : undefined
  if (!document) return undefined
  const known = cache.get(id)
  if (known?.version === document.version) return known.explainer
  const explainer = compileExplainer(document.data)
  cache.set(id, { version: document.version, explainer })
  return explainer
}
