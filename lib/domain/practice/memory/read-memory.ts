import { solvedTimes } from '@/lib/domain/progress/progress'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'
import { type Memory, NO_MEMORY } from '../model'
import { placed } from '../rules/placement'
import { parseSkillMap, SKILL_MAP } from '../skill-map/load-skill-map'
import { MEMORY, parseMemory } from './stored-memory'

/** The highest of all: what was solved counts whatever grade it is of. */
const EVERY_GRADE = 12

interface Remembered {
  readonly memory: Memory
  /** Whether it stands for what was solved before there were rounds, and is not kept yet. */
  readonly isInherited: boolean
}

/**
 * What is remembered of a pupil's skills. Who has solved exercises before rounds were recorded begins with those: nobody
 * knows how they went, so their skills count as working, and come back soon to be confirmed.
 */
export async function readMemory(
  reader: Pick<DocumentStore | Transaction, 'get'>,
  userId: string,
): Promise<Remembered> {
  const document = await reader.get(MEMORY, userId)
  if (document) return { memory: parseMemory(document), isInherited: false }
  const times = await solvedTimes(reader, userId)
  const last = [...times.values()].toSorted().at(-1)
  const map = last === undefined ? [] : parseSkillMap(await reader.get(...SKILL_MAP))
  if (last === undefined || map.length === 0) return { memory: NO_MEMORY, isInherited: false }
  const solved = map.filter(({ exercises }) => exercises.some(({ id, isMain }) => isMain && times.has(id)))
  const answers = solved.map(({ id }) => ({ skill: id, right: true }))
  return { memory: placed(NO_MEMORY, { map, grade: EVERY_GRADE, answers }, new Date(last)), isInherited: true }
}
