/** The page with all explainers. */
export const EXPLAINERS_PATH = '/explainers'

interface ExplainerPlace {
  /** Of its numbers; without one there are new ones each time. */
  readonly seed?: number | undefined
  /** The place of today's practice from which it is looked at, and where it leads back to. */
  readonly practicePlace?: number | undefined
}

/** The address of an explainer on the site. */
export function explainerPath(id: string, { seed, practicePlace }: ExplainerPlace = {}): string {
  const query = [
    ...(seed === undefined ? [] : [`s=${seed}`]),
    ...(practicePlace === undefined ? [] : [`p=${practicePlace}`]),
  ]
  return `${EXPLAINERS_PATH}/${id}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
