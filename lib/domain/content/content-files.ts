import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { type ExerciseDefinition, ExerciseSource } from '@/lib/domain/exercise/definition'
import { ExerciseId } from '@/lib/domain/exercise/model'
import { type CollectionFile, readCollections } from './collection-files'
import type { ContentFault } from './content-fault'
import { type ExplainerFile, parseExplainer } from './explainer-files'
import { type LegalFile, readLegalFiles } from './legal-files'
import { type MistakeFile, readMistakes } from './mistake-files'
import { readSkills, type SkillFile } from './skill-files'
import { parseWikiPage, type WikiFile } from './wiki-files'
import { parseYaml } from './yaml-source'

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
  readonly explainers: readonly ExplainerFile[]
  readonly collections: readonly CollectionFile[]
  readonly legal: readonly LegalFile[]
  readonly classifications: Readonly<Record<string, string>>
  /** The map of skills; absent where its file is faulty. */
  readonly skills?: SkillFile
  /** The catalogue of typical mistakes; absent where its file is faulty. */
  readonly mistakes?: MistakeFile
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
  const explainers: ExplainerFile[] = []
  for (const file of await filesBelow(path.join(folder, 'explainers'), '.yaml')) {
    const { explainer, found } = parseExplainer(path.relative(path.dirname(folder), file), await readFile(file, 'utf8'))
    faults.push(...found)
    if (explainer) explainers.push(explainer)
  }
  const labels = Classifications.parse(
    parseDocument(await readFile(path.join(folder, 'classifications.yaml'), 'utf8')).toJS(),
  )
  const { collections, found } = await readCollections(folder)
  const { legal, found: foundInLegal } = await readLegalFiles(folder)
  const { list: skills, found: foundInSkills } = await readSkills(folder)
  const { list: mistakes, found: foundInMistakes } = await readMistakes(folder)
  faults.push(...found, ...foundInLegal, ...foundInSkills, ...foundInMistakes)
  const lists = { ...(skills && { skills }), ...(mistakes && { mistakes }) }
  return { exercises, wiki, explainers, collections, legal, classifications: labels, faults, ...lists }
}

/** Parses the text of one exercise file; the file name is the id. */
export function parseExercise(
  file: string,
  text: string,
): { readonly exercise?: ExerciseFile; readonly found: readonly ContentFault[] } {
  const { data, found, lineOf } = parseYaml(file, text, ExerciseSource)
  const id = path.basename(file, '.yaml')
  if (!ExerciseId.safeParse(id).success) {
    return { found: [{ file, line: 0, reason: 'the file name is not a kebab-case id' }, ...found] }
  }
  return data === undefined ? { found } : { exercise: { file, definition: { ...data, id }, lineOf }, found }
}

async function filesBelow(folder: string, ending: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
