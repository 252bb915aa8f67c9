import type { TextCheck } from './check-text'
import type { ContentFault } from './content-fault'
import type { ContentFiles } from './content-files'
import type { MistakeFile } from './mistake-files'
import { namedMistakes } from './named-mistakes'

/**
 * The catalogue of typical mistakes and the rules of feedback must fit: each id is there once and some rule names it, no
 * rule names another, pages of the wiki exist, and titles pass the check of texts.
 */
export function checkMistakes(
  { file, items: mistakes, lineOf }: MistakeFile,
  { exercises, wiki }: Pick<ContentFiles, 'exercises' | 'wiki'>,
  check: TextCheck,
): readonly ContentFault[] {
  const ids = mistakes.map(({ id }) => id)
  const known = new Set(ids)
  const pages = new Set(wiki.map(({ page }) => page.id))
  const named = exercises.flatMap(namedMistakes)
  const used = new Set(named.map(({ mistake }) => mistake))
  const ofCatalogue = mistakes.flatMap(({ id, title, wiki: page }, index) =>
    [
      ...(ids.indexOf(id) < index ? [`${id} is there already`] : []),
      ...(used.has(id) ? [] : [`no rule of feedback names ${id}`]),
      ...(page === undefined || pages.has(page) ? [] : [`the wiki has no page ${page}`]),
      ...check(title),
    ].map((reason) => ({ file, line: lineOf([index]), reason })),
  )
  const ofRules = named
    .filter(({ mistake }) => !known.has(mistake))
    .map(({ fault, mistake }) => ({ ...fault, reason: `${mistake} is not in ${file}` }))
  return [...ofCatalogue, ...ofRules]
}
