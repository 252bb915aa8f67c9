import { leansOnBefore } from '@/interpreter'

/** About two lines of a phone. */
const ONE_LINE = 110

/**
 * What a paragraph states that is understood without what stands before it: all of it when it is short, else or where that
 * leans on what was said before, its last sentence; `undefined` where neither stands by itself.
 *
 * @param paragraph Markdown on one line
 */
export function standingStatement(paragraph: string): string | undefined {
  const sentences = sentencesOf(paragraph)
  const last = sentences.at(-1) ?? ''
  if (paragraph.length <= ONE_LINE && sentences.every(isStatement) && standsAlone(paragraph)) return paragraph
  return last.length <= 2 * ONE_LINE && isStatement(last) && standsAlone(last) ? last : undefined
}

/** Neither a question nor a request, and nothing that is still to come. */
const isStatement = (sentence: string) => !/[?!:;,]$/.test(sentence)

/** Whether it begins as a sentence does, without leaning on another, and says more than a formula with its unit. */
function standsAlone(text: string): boolean {
  return !/^[*„(]*\p{Ll}/u.test(text) && !leansOnBefore(text) && wordsOf(text) > 1
}

/** How many words there are beside the formulas. */
function wordsOf(text: string): number {
  return text.replace(/\$[^$]*\$(?:-\p{L}+)?/gu, ' ').match(/\p{L}+/gu)?.length ?? 0
}

/** Sentences, cut behind their marks where a new one begins; a mark inside of a formula ends none. */
function sentencesOf(text: string): readonly string[] {
  const formulas: string[] = []
  const veiled = text.replace(/\$[^$]*\$/g, (formula) => `\ue000${formulas.push(formula) - 1}\ue001`)
  return veiled
    .split(/(?<=[.?!])\s+(?=[\p{Lu}\ue000])/u)
    .map((sentence) => sentence.replace(/\ue000(\d+)\ue001/g, (_, at) => formulas[Number(at)] ?? ''))
}
