import { z } from 'zod'

/** Ids are kebab-case without accents, as those of exercises. */
export const WikiId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** A page that explains one notion. It has no script of its own; its text may hold expressions. */
export const WikiPage = z.object({
  id: WikiId,
  /** Plain text. */
  title: z.string().min(1).max(80),
  /** The grade in which the notion is first taught. */
  grade: z.int().min(5).max(12),
  /** Ids of the skills that the page helps with, those that it is most about first. */
  skills: z.array(z.string()).max(8),
  /** A sheet of formulas, which fits on one sheet of paper, instead of a notion. */
  isSheet: z.literal(true).exactOptional(),
  /** Markdown with `$…$` mathematics, `@…@` expressions and `~[label](wiki-id)` links. */
  content: z.string().min(1).max(20_000),
})
export type WikiPage = z.infer<typeof WikiPage>

/** A page as the index of the wiki knows it. */
export const WikiEntry = WikiPage.omit({ content: true })
export type WikiEntry = z.infer<typeof WikiEntry>
