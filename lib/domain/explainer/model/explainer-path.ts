/** The page with all explainers. */
export const EXPLAINERS_PATH = '/explainers'

/** The address of an explainer on the site. @param seed of its numbers; without one there are new ones each time. */
export function explainerPath(id: string, seed?: number): string {
  return `${EXPLAINERS_PATH}/${id}${seed === undefined ? '' : `?s=${seed}`}`
}
