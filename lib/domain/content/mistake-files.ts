import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { MistakeId, SkillId } from '@/lib/domain/exercise/definition'
import type { ContentFault } from './content-fault'
import { parseYaml, type YamlSource } from './yaml-source'

/** A typical mistake of pupils, which rules of feedback name by its id. */
const Mistake = z.strictObject({
  id: MistakeId,
  title: z.string().min(1).max(100).describe('What the pupil did, in the past tense'),
  skill: SkillId.describe('The skill that it belongs to above all'),
  wiki: z.string().optional().describe('The page of the wiki that helps'),
})
const Catalogue = z.array(Mistake)

/** The file `content/mistakes.yaml`. */
export interface MistakeFile {
  readonly file: string
  readonly mistakes: readonly z.infer<typeof Mistake>[]
  lineOf: YamlSource<unknown>['lineOf']
}

/** What the text of the catalogue holds; without it when the text is faulty. */
export interface ReadMistakes {
  readonly catalogue?: MistakeFile
  readonly found: readonly ContentFault[]
}

/** Reads the catalogue of typical mistakes in a folder of content. */
export async function readMistakes(folder: string): Promise<ReadMistakes> {
  const file = path.join(folder, 'mistakes.yaml')
  return parseMistakes(path.relative(path.dirname(folder), file), await readFile(file, 'utf8'))
}

/** Parses the text of the catalogue. */
export function parseMistakes(file: string, text: string): ReadMistakes {
  const { data, found, lineOf } = parseYaml(file, text, Catalogue)
  return data === undefined ? { found } : { catalogue: { file, mistakes: data, lineOf }, found }
}
