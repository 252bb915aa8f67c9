import type { ContentFault, Finding } from './content-fault'

/** A file of content, as far as its faults name it. */
interface Named {
  readonly file: string
  lineOf(propertyPath: readonly PropertyKey[]): number
}

/** Findings in a file as faults, each kind of them once a level: the first, whatever numbers it was found with. */
export function toFaults(findings: readonly Finding[], { file, lineOf }: Named): readonly ContentFault[] {
  const seen = new Set<string>()
  return findings.flatMap(({ at, reason }) => {
    const key = `${at.join('.')} ${reason.replace(/(?<!levels? (?:\d and )?)\d+/g, '#')}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ file, line: lineOf(at), reason: at.length > 0 ? `${at.join('.')}: ${reason}` : reason }]
  })
}
