import { readFileSync } from 'node:fs'

/** What holds a promise: throws, or rejects, when the site does not do what is said. */
export type PromiseCheck = () => void | Promise<void>

/** A sentence as it is shown, and what holds it. */
export type PromiseRow = readonly [sentence: string, check: PromiseCheck]

const holding = new WeakMap<PromiseCheck, Promise<void>>()

/** Checks what several sentences promise once for all of them. */
export function hold(check: PromiseCheck): Promise<void> {
  const held = holding.get(check) ?? (async () => check())()
  holding.set(check, held)
  return held
}

/** Every sentence that a module of texts can show; those with a value in them are given one. */
export function sentencesIn(messages: unknown): readonly string[] {
  if (typeof messages === 'string') return splitSentences(messages)
  // Whatever its values are, they do not change what is promised.
  if (typeof messages === 'function') return sentencesIn(messages('1990 Ft'))
  return typeof messages === 'object' && messages !== null ? Object.values(messages).flatMap(sentencesIn) : []
}

/** The sentences of a Markdown document, without its headings and the rules of its tables. */
export function sentencesInMarkdown(content: string): readonly string[] {
  return content
    .split('\n')
    .map((line) => line.trim().replace(/^(?:[-*>]|\d+\.)\s+/, ''))
    .filter((line) => /\p{L}/u.test(line) && !line.startsWith('#'))
    .flatMap((line) => (line.startsWith('|') ? [line] : splitSentences(line)))
}

function splitSentences(text: string): readonly string[] {
  return text
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .split(/(?<=[.!?])\s+(?=[\p{Lu}„])/u)
    .filter((sentence) => /\p{L}/u.test(sentence))
}

/**
 * Held by a test that is there already.
 *
 * @param file below `tests`.
 * @param title of the test, or how it begins.
 */
export function heldBy(file: string, title: string): PromiseCheck {
  return () => {
    if (!readFileSync(`tests/${file}`, 'utf8').includes(title)) throw new Error(`${file} has no test "${title}"`)
  }
}

/** Kept by people: the guide of who runs the site tells them so, in these words. */
export function byPeople(duty: string): PromiseCheck {
  return () => {
    const guide = readFileSync('docs/deploy.md', 'utf8').replace(/\s+/g, ' ')
    const duties = /Promised to customers, and done by people:(.*?)\. - /.exec(guide)?.[1] ?? ''
    if (!duties.includes(duty)) throw new Error(`docs/deploy.md does not tell who runs the site of: ${duty}`)
  }
}

/** Each sentence of a text that is neither in the table nor known to promise nothing, and what the lists hold in vain. */
export function uncheckedSentences(
  shown: readonly string[],
  rows: readonly PromiseRow[],
  promiseNothing: readonly string[],
): { readonly unchecked: readonly string[]; readonly gone: readonly string[] } {
  const known = new Set([...rows.map(([sentence]) => sentence), ...promiseNothing])
  return {
    unchecked: [...new Set(shown)].filter((sentence) => !known.has(sentence)),
    gone: [...known].filter((sentence) => !shown.includes(sentence)),
  }
}
