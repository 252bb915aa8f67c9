import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { type ExerciseDefinition, ExerciseSource } from '@/lib/exercise/definition'
import { ExerciseId } from '@/lib/exercise/model'
import { type LegalFile, readLegalFiles } from './legal-files'
import { parseWikiPage, type WikiFile } from './wiki-files'

/** One fault in a content file. Lines count from 1; 0 when the fault belongs to no line. */
export interface ContentFault {
  readonly file: string
  readonly line: number
  readonly reason: string
}

/** A file that holds a well-formed exercise. */
export interface ExerciseFile {
  readonly file: string
  readonly definition: ExerciseDefinition
  /** The line of a property, by its path in the document, for reports. */
  lineOf(propertyPath: readonly PropertyKey[]): number
}

/** All that is under `content/`. */
export interface ContentFiles {
  readonly exercises: readonly ExerciseFile[]
  readonly wiki: readonly WikiFile[]
  readonly legal: readonly LegalFile[]
  readonly classifications: Readonly<Record<string, string>>
  readonly faults: readonly ContentFault[]
}

/** Hungarian labels by classification id. */
const Classifications = z.record(z.string().regex(/^hu\|[a-z0-9|.-]+$/), z.string().min(1))

/** Reads every content file below a folder. Faulty files are reported, not thrown, and left out. */
export async function readContentFiles(folder: string): Promise<ContentFiles> {
  const faults: ContentFault[] = []
  const exercises: ExerciseFile[] = []
  const seen = new Map<string, string>()
  for (const file of await filesBelow(path.join(folder, 'exercises'), '.yaml')) {
    const relative = path.relative(path.dirname(folder), file)
    const { exercise, found } = parseExercise(relative, await readFile(file, 'utf8'))
    faults.push(...found)
    if (!exercise) continue
    const twin = seen.get(exercise.definition.id)
    if (twin) faults.push({ file: relative, line: 0, reason: `the id is already that of ${twin}` })
    else exercises.push(exercise)
    seen.set(exercise.definition.id, relative)
  }
  const wiki: WikiFile[] = []
  for (const file of await filesBelow(path.join(folder, 'wiki'), '.md')) {
    const { page, found } = parseWikiPage(path.relative(path.dirname(folder), file), await readFile(file, 'utf8'))
    faults.push(...found)
    if (page) wiki.push(page)
  }
  const labels = Classifications.parse(
    parseDocument(await readFile(path.join(folder, 'classifications.yaml'), 'utf8')).toJS(),
  )
  const { legal, found } = await readLegalFiles(folder)
  faults.push(...found)
  return { exercises, wiki, legal, classifications: labels, faults }
}

/** Parses the text of one exercise file; the file name is the id. */
export function parseExercise(
  file: string,
  text: string,
): { readonly exercise?: ExerciseFile; readonly found: readonly ContentFault[] } {
  const lineCounter = lineIndex(text)
  const document = parseDocument(text, { prettyErrors: false })
  if (document.errors.length > 0) {
    return { found: document.errors.map(({ pos, message }) => ({ file, line: lineCounter(pos[0]), reason: message })) }
  }
  const lineOf = (propertyPath: readonly PropertyKey[]): number => {
    for (let length = propertyPath.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(propertyPath.slice(0, length), true)
      if (hasRange(node)) return lineCounter(node.range[0])
    }
    return 0
  }
  const id = path.basename(file, '.yaml')
  const isId = ExerciseId.safeParse(id).success
  const parsed = ExerciseSource.safeParse(document.toJS())
  const found = [
    ...(isId ? [] : [{ file, line: 0, reason: 'the file name is not a kebab-case id' }]),
    ...(parsed.error?.issues ?? []).map((issue) => ({
      file,
      line: lineOf(issue.path),
      reason: `${issue.path.join('.') || 'document'}: ${issue.message}`,
    })),
  ]
  if (!parsed.success || !isId) return { found }
  return { exercise: { file, definition: { ...parsed.data, id }, lineOf }, found }
}

async function filesBelow(folder: string, ending: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

function lineIndex(text: string): (offset: number) => number {
  return (offset) => text.slice(0, offset).split('\n').length
}

function hasRange(node: unknown): node is { range: readonly [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}
