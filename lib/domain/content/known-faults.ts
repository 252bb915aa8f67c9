import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type ContentFault, type KnownFault, knownFaultKinds } from './content-fault'
import { parseYaml, type YamlSource } from './yaml-source'

/** By kind and exercise the places of its faults. */
const KnownFaults = z.partialRecord(z.enum(knownFaultKinds), z.record(z.string(), z.array(z.string()).min(1)))

/**
 * The faults that content had when a check for them was made, in one list that only grows shorter: what it names is not
 * told, so that the check holds for all new content at once.
 */
export interface KnownFaultFile {
  readonly file: string
  readonly faults: readonly KnownFault[]
  lineOf: YamlSource<unknown>['lineOf']
}

interface ReadKnownFaults {
  /** Absent when the file is faulty. */
  readonly list?: KnownFaultFile
  readonly found: readonly ContentFault[]
}

/** Reads the list in a folder of content. */
export async function readKnownFaults(folder: string): Promise<ReadKnownFaults> {
  const file = path.join(folder, 'known-faults.yaml')
  return parseKnownFaults(file, await readFile(file, 'utf8'))
}

/** Parses the text of the list. */
export function parseKnownFaults(file: string, text: string): ReadKnownFaults {
  const { data, found, lineOf } = parseYaml(file, text, KnownFaults)
  if (data === undefined) return { found }
  const faults = knownFaultKinds.flatMap((kind) =>
    Object.entries(data[kind] ?? {}).flatMap(([exercise, places]) =>
      places.map((place): KnownFault => ({ kind, exercise, place })),
    ),
  )
  return { list: { file, faults, lineOf }, found }
}

/**
 * The faults that are not in the list, and one for each entry whose own is mended.
 *
 * @param wasChecked tells the exercises that were looked at: of others nothing is known.
 */
export function applyKnownFaults(
  faults: readonly ContentFault[],
  { file, faults: listed, lineOf }: KnownFaultFile,
  wasChecked: (exercise: string) => boolean,
): readonly ContentFault[] {
  const names = new Set(listed.map(nameOf))
  const present = new Set(faults.flatMap(({ known }) => (known ? [nameOf(known)] : [])))
  const mended = listed.filter((fault) => wasChecked(fault.exercise) && !present.has(nameOf(fault)))
  return [
    ...faults.filter(({ known }) => !known || !names.has(nameOf(known))),
    ...mended.map(({ kind, exercise, place }) => ({
      file,
      line: lineOf([kind, exercise]),
      reason: `${kind}: ${exercise} no longer has this fault (${place}): take it off the list`,
    })),
  ]
}

function nameOf({ kind, exercise, place }: KnownFault): string {
  return JSON.stringify([kind, exercise, place])
}
