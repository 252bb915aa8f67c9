/** A wiki link in a text. */
export interface WikiLinkSource {
  readonly label: string
  /** What is written for the id, well formed or not. */
  readonly id: string
  /** Where its `~` stands in the text, from 0. */
  readonly offset: number
}

/** Every `~[label](wiki-id)` in a text as its author wrote it; a backslash before the `~` makes it ordinary text. */
export function listWikiLinks(text: string): readonly WikiLinkSource[] {
  return [...text.matchAll(/(?<!\\)~\[([^\]]*)\](?:\(([^)]*)\))?/g)].map(({ 1: label = '', 2: id = '', index }) => ({
    label,
    id,
    offset: index,
  }))
}
