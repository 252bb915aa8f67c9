import path from 'node:path'
import { ExplainerDefinition, ExplainerSource } from '@/lib/domain/explainer/definition'
import { ExplainerId } from '@/lib/domain/explainer/model'
import type { ContentFault } from './content-fault'
import { parseYaml } from './yaml-source'

/** A file that holds a well-formed explainer. */
export interface ExplainerFile {
  readonly file: string
  readonly definition: ExplainerDefinition
  /** The line of a property, by its path in the document, for reports. */
  lineOf(propertyPath: readonly PropertyKey[]): number
}

/** Parses the text of a file under `content/explainers`; the file name is the id. */
export function parseExplainer(
  file: string,
  text: string,
): { readonly explainer?: ExplainerFile; readonly found: readonly ContentFault[] } {
  const { data, found, lineOf } = parseYaml(file, text, ExplainerSource)
  const id = path.basename(file, '.yaml')
  if (!ExplainerId.safeParse(id).success) {
    return { found: [{ file, line: 0, reason: 'the file name is not a kebab-case id' }, ...found] }
  }
  if (data === undefined) return { found }
  const named = ExplainerDefinition.safeParse({ ...data, id })
  if (named.success) return { explainer: { file, definition: named.data, lineOf }, found }
  const ofName = named.error.issues.map((issue) => ({
    file,
    line: lineOf(issue.path),
    reason: `${issue.path.join('.')}: ${issue.message}`,
  }))
  return { found: [...found, ...ofName] }
}
