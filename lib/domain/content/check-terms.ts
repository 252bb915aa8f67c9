import { z } from 'zod'
import { ExerciseId } from '@/lib/domain/exercise/model'
import { listWikiLinks } from '@/lib/domain/wiki/list-wiki-links'
import type { ContentFault } from './content-fault'
import type { ExerciseFile } from './content-files'
import { type ListFile, parseList, type ReadList, readList } from './list-file'
import type { WikiFile } from './wiki-files'

/** A term that hints use, and the page that says what it means. */
const TermSource = z.strictObject({ term: z.string().min(3), page: ExerciseId })
type Term = z.output<typeof TermSource>

/** Reads the terms in a folder of content. */
export function readTerms(folder: string): Promise<ReadList<Term>> {
  return readList(folder, 'terms.yaml', TermSource)
}

/** Parses the text of the list of terms. */
export function parseTerms(file: string, text: string): ReadList<Term> {
  return parseList(file, text, TermSource)
}

interface Content {
  readonly exercises: readonly ExerciseFile[]
  readonly wiki: readonly WikiFile[]
}

/**
 * Pages of terms must be there and have the term; and where a hint says a term in a link, the page that the link leads to
 * must have it.
 */
export function checkTerms(
  { file, items, lineOf }: ListFile<Term>,
  { exercises, wiki }: Content,
): readonly ContentFault[] {
  const texts = new Map(wiki.map(({ page }) => [page.id, `${page.title}\n${page.content}`]))
  const hasTerm = (page: string, pattern: RegExp) => pattern.test(texts.get(page) ?? '')
  const terms = items.map(({ term, page }, index) => ({ term, page, index, pattern: patternOf(term) }))
  const ofPages = terms.flatMap(({ term, page, index, pattern }) => {
    if (hasTerm(page, pattern)) return []
    return [{ file, line: lineOf([index]), reason: `the page ${page} has not the term ${JSON.stringify(term)}` }]
  })
  const ofLinks = exercises.flatMap(({ file: inFile, definition, lineOf: lineIn }) =>
    definition.subtasks.flatMap(({ hints }, subTask) =>
      hints.flatMap((hint, index) =>
        listWikiLinks(hint).flatMap(({ label, id }) =>
          terms.flatMap(({ term, pattern }) => {
            // Whether the page is there, checkWikiLinks tells.
            if (!pattern.test(label) || !texts.has(id) || hasTerm(id, pattern)) return []
            const at = ['subtasks', subTask, 'hints', index]
            return [
              { file: inFile, line: lineIn(at), reason: `the page ${id} has not the term ${JSON.stringify(term)}` },
            ]
          }),
        ),
      ),
    ),
  )
  return [...ofPages, ...ofLinks]
}

/** Finds a term with whatever suffixes its words have, before which a final a or e is long. */
function patternOf(term: string): RegExp {
  const words = term.split(' ').map((word) => word.replace(/e$/, '[e\\u00e9]').replace(/a$/, '[a\\u00e1]'))
  return new RegExp(`(?<!\\p{L})${words.join('\\p{L}* ')}`, 'iu')
}
