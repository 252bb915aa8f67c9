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
  /** Markdown with `$…$` mathematics, `@…@` expressions and `~[label](wiki-id)` links. */
  content: z.string().min(1).max(20_000),
})
export type WikiPage = z.infer<typeof WikiPage>
