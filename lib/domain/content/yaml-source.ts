import { parseDocument } from 'yaml'
import type { z } from 'zod'
import { isRecord } from '@/lib/shared/is-record'
import type { ContentFault } from './content-fault'

/** A file of YAML, with what is wrong with it. */
export interface YamlSource<Data> {
  /** Absent when the file is faulty. */
  readonly data?: Data
  readonly found: readonly ContentFault[]
  /** The line of a property, by its path in the document, from 1; 0 when it is not there. */
  lineOf(propertyPath: readonly PropertyKey[]): number
}

/** Parses the text of a file, and tells the line of each fault. */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): YamlSource<z.output<Schema>> {
  const document = parseDocument(text, { prettyErrors: false })
  const lineAt = lineFinder(text)
  const lineOf = (propertyPath: readonly PropertyKey[]): number => {
    for (let length = propertyPath.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(propertyPath.slice(0, length), true)
      if (hasRange(node)) return lineAt(node.range[0])
    }
    return 0
  }
  if (document.errors.length > 0) {
    return {
      found: document.errors.map(({ pos, message }) => ({ file, line: lineAt(pos[0]), reason: message })),
      lineOf,
    }
  }
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return { data: parsed.data, found: [], lineOf }
  const found = parsed.error.issues.map((issue) => ({
    file,
    line: lineOf(issue.path),
    reason: `${issue.path.join('.') || 'document'}: ${issue.message}`,
  }))
  return { found, lineOf }
}

/** Gives the line of a place in a text, from 1. Lists ask for those of all their entries, so the lines are counted once. */
function lineFinder(text: string): (offset: number) => number {
  let ends: readonly number[] | undefined
  return (offset) => {
    ends ??= [...text.matchAll(/\n/g)].map(({ index }) => index)
    let [from, to] = [0, ends.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((ends[middle] ?? offset) < offset) from = middle + 1
      else to = middle
    }
    return from + 1
  }
}

function hasRange(node: unknown): node is { range: readonly [number, number, number] } {
  return isRecord(node) && Array.isArray(node.range)
}
