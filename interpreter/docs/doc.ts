/** What a built-in does, a use of it, and what that prints with seed 1. */
export type Doc = readonly [text: string, example: string, prints: string]

/** A Doc for each built-in of a table, so that none can be forgotten. */
export type Docs<T> = { readonly [Name in keyof T]: Doc }
