import { compileScript, ScriptError } from '@/interpreter'
import { compileText } from '@/lib/domain/exercise/variant/text-template'
import { FigureError } from '@/lib/domain/figure/figure-value'
import { WIKI_SEED } from '@/lib/domain/wiki/evaluate-wiki-text'
import { checkText, type TextCheck } from './check-text'
import type { ContentFault } from './content-fault'
import type { WikiFile } from './wiki-files'

/**
 * Checks a page of the wiki: its expressions evaluate, its mathematics is TeX that KaTeX takes, and nothing of its syntax
 * is left in what pupils read. Whether its links lead anywhere, `checkWikiLinks` tells.
 */
export function checkWikiPage(
  { file, page, firstLine }: WikiFile,
  check: TextCheck = checkText,
): readonly ContentFault[] {
  return paragraphsOf(page.content).flatMap(({ text, line }) =>
    checkParagraph(text, check).map((finding) => ({
      file,
      line: firstLine + line + finding.line,
      reason: finding.reason,
    })),
  )
}

/** A part of a page between empty lines, which neither mathematics nor expressions nor figures go across. */
interface Paragraph {
  readonly text: string
  /** Its first line, from 0. */
  readonly line: number
}

function paragraphsOf(content: string): readonly Paragraph[] {
  let line = 0
  return content.split(/\n[^\S\n]*\n/).map((text) => {
    const paragraph = { text, line }
    line += text.split('\n').length + 1
    return paragraph
  })
}

/** A fault, with its line in the paragraph from 0. */
interface Finding {
  readonly line: number
  readonly reason: string
}

function checkParagraph(text: string, check: TextCheck): readonly Finding[] {
  try {
    return [...checkShape(text), ...check(evaluate(text)).map((reason) => ({ line: 0, reason }))]
  } catch (error) {
    if (error instanceof FigureError) return [{ line: 0, reason: error.message }]
    if (!(error instanceof ScriptError)) throw error
    const { position, message } = error
    return [{ line: (position?.line ?? 1) - 1, reason: position ? `${message} at column ${position.column}` : message }]
  }
}

function checkShape(text: string): readonly Finding[] {
  // The title of the page is a heading of the second level.
  const isTooHigh = /^#{1,2}\s/m.test(text)
  return isTooHigh ? [{ line: 0, reason: 'headings within a page begin at ###' }] : []
}

function evaluate(text: string): string {
  const script = compileScript('')
  return compileText(script, text).render(script.run(WIKI_SEED))
}
