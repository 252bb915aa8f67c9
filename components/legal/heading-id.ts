/** The heading of a section of a legal document, for its table of contents. */
export interface SectionHeading {
  readonly id: string
  readonly text: string
}

/** The id that a heading is linked by: its words in plain letters, without the number before them. */
export function headingId(text: string): string {
  return text
    .replace(/^\d+\.\s*/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The sections of a document, from its Markdown. Their headings hold no markup. */
export function sectionHeadings(source: string): readonly SectionHeading[] {
  return [...source.matchAll(/^## (.+)$/gm)].map(([, text = '']) => ({ id: headingId(text), text }))
}
