import type { Finding } from './check-variant'
import type { ContentFault } from './content-fault'

/** A file of content, as far as its faults name it. */
interface Named {
  readonly file: string
  readonly definition: { readonly id: string }
  lineOf(propertyPath: readonly PropertyKey[]): number
}

/** Findings in a file as faults, each kind of them once: the first, whatever numbers it was found with. */
export function toFaults(findings: readonly Finding[], { file, definition, lineOf }: Named): readonly ContentFault[] {
  const seen = new Set<string>()
  return findings.flatMap(({ at, reason, kind, place }) => {
    const key = `${at.join('.')} ${place ?? ''} ${reason.replace(/\d+/g, '#')}`
    if (seen.has(key)) return []
    seen.add(key)
    const fault = { file, line: lineOf(at), reason: at.length > 0 ? `${at.join('.')}: ${reason}` : reason }
    return kind && place ? [{ ...fault, known: { kind, exercise: definition.id, place } }] : [fault]
  })
}
