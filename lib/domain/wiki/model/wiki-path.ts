/** The page with all pages of the wiki. */
export const WIKI_PATH = '/wiki'

/** The address of a page of the wiki on the site. @param id of the page */
export function wikiPath(id: string): string {
  return `${WIKI_PATH}/${id}`
}
