import { listWikiLinks } from '@/lib/domain/wiki/list-wiki-links'
import type { ContentFault } from './content-fault'
import type { ContentFiles, ExerciseFile } from './content-files'
import type { ExplainerFile } from './explainer-files'
import type { WikiFile } from './wiki-files'

/** Wiki links, in exercises, in explainers and in the wiki itself, must have a label and name a page that exists. */
export function checkWikiLinks({ exercises, explainers, wiki }: ContentFiles): readonly ContentFault[] {
  const known = new Set(wiki.map(({ page }) => page.id))
  return [
    ...[...exercises, ...explainers].flatMap((file) => textsOf(file).flatMap((text) => checkLinks(text, known))),
    ...wiki.flatMap((file) => checkLinks(textOf(file), known)),
  ]
}

/** A text of a file, with where it stands there. */
interface Text {
  readonly file: string
  readonly text: string
  lineAt(offset: number): number
}

function checkLinks({ file, text, lineAt }: Text, known: ReadonlySet<string>): readonly ContentFault[] {
  return listWikiLinks(text).flatMap(({ label, id, offset }) => {
    const fault = (reason: string) => [{ file, line: lineAt(offset), reason }]
    if (label.trim() === '' || id === '') return fault(`~[${label}](${id}) is no wiki link: write ~[label](wiki-id)`)
    return known.has(id) ? [] : fault(`~[${label}](${id}): the wiki has no page ${id}`)
  })
}

function textOf({ file, page, firstLine }: WikiFile): Text {
  const lineAt = (offset: number) => firstLine + page.content.slice(0, offset).split('\n').length - 1
  return { file, text: page.content, lineAt }
}

/** Every string of an exercise or explainer. YAML may fold its lines, so a link is told with the line on which its text begins. */
function textsOf({ file, definition, lineOf }: ExerciseFile | ExplainerFile): readonly Text[] {
  const collect = (value: unknown, at: readonly PropertyKey[]): Text[] => {
    if (typeof value === 'string') return [{ file, text: value, lineAt: () => lineOf(at) }]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) => collect(inner, [...at, toKey(value, key)]))
  }
  return collect(definition, [])
}

/** The items of a YAML sequence are found by number. */
function toKey(parent: object, key: string): PropertyKey {
  return Array.isArray(parent) ? Number(key) : key
}
