import type { ContentFiles } from '@/lib/domain/content/content-files'

/** The files of a site without content, for tests that are about a part of it. */
export const NO_CONTENT: ContentFiles = {
  exercises: [],
  wiki: [],
  explainers: [],
  legal: [],
  collections: [],
  classifications: {},
  faults: [],
}
