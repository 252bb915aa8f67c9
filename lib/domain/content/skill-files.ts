import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { SkillId } from '@/lib/domain/exercise/definition'
import type { Skill } from '@/lib/domain/practice/model'
import type { ContentFault } from './content-fault'
import { parseYaml, type YamlSource } from './yaml-source'

const SkillSource = z.strictObject({
  id: SkillId,
  // It stands in a row of a list, on phones too.
  title: z.string().trim().min(3).max(45),
  grade: z.int().min(5).max(12),
  topic: z.string().regex(/^hu\|topic\|[a-z-]+$/),
  after: z.array(SkillId).max(6),
})

/** The file `content/skills.yaml`. */
export interface SkillFile {
  readonly file: string
  readonly skills: readonly Skill[]
  lineOf: YamlSource<unknown>['lineOf']
}

/** What the text of the map holds; without it when the text is faulty. */
export interface ReadSkills {
  readonly skills?: SkillFile
  readonly found: readonly ContentFault[]
}

/** Reads the map of skills in a folder of content. */
export async function readSkills(folder: string): Promise<ReadSkills> {
  const file = path.join(folder, 'skills.yaml')
  return parseSkills(path.relative(path.dirname(folder), file), await readFile(file, 'utf8'))
}

/** Parses the text of the map. */
export function parseSkills(file: string, text: string): ReadSkills {
  const { data, found, lineOf } = parseYaml(file, text, z.array(SkillSource))
  return data === undefined ? { found } : { skills: { file, skills: data, lineOf }, found }
}
