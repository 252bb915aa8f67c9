import { z } from 'zod'
import { MistakeId, SkillId } from '@/lib/domain/exercise/definition'
import { type ListFile, parseList, type ReadList, readList } from './list-file'

/** A typical mistake of pupils, which rules of feedback name by its id. */
const Mistake = z.strictObject({
  id: MistakeId,
  title: z.string().min(1).max(100).describe('What the pupil did, in the past tense'),
  skill: SkillId.describe('The skill that it belongs to above all'),
  wiki: z.string().optional().describe('The page of the wiki that helps'),
})
type Mistake = z.output<typeof Mistake>

/** The file `content/mistakes.yaml`. */
export type MistakeFile = ListFile<Mistake>

/** Reads the catalogue of typical mistakes in a folder of content. */
export function readMistakes(folder: string): Promise<ReadList<Mistake>> {
  return readList(folder, 'mistakes.yaml', Mistake)
}

/** Parses the text of the catalogue. */
export function parseMistakes(file: string, text: string): ReadList<Mistake> {
  return parseList(file, text, Mistake)
}
