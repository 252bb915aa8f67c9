import { z } from 'zod'
import { SkillId } from '@/lib/domain/exercise/definition'
import type { Skill } from '@/lib/domain/practice/model'
import { type ListFile, parseList, type ReadList, readList } from './list-file'

const SkillSource = z.strictObject({
  id: SkillId,
  // It stands in a row of a list, on phones too.
  title: z.string().trim().min(3).max(45),
  grade: z.int().min(5).max(12),
  topic: z.string().regex(/^hu\|topic\|[a-z-]+$/),
  after: z.array(SkillId).max(6),
})

/** The file `content/skills.yaml`. */
export type SkillFile = ListFile<Skill>

/** Reads the map of skills in a folder of content. */
export function readSkills(folder: string): Promise<ReadList<Skill>> {
  return readList(folder, 'skills.yaml', SkillSource)
}

/** Parses the text of the map. */
export function parseSkills(file: string, text: string): ReadList<Skill> {
  return parseList(file, text, SkillSource)
}
