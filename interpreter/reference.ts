/*
 * The second entry point of the interpreter: what the language guide says of each built-in. It is apart from `index.ts`, so
 * that no browser loads it.
 */
export { type BuiltinDoc, builtinDocs } from './docs/builtin-docs'
