import { z } from 'zod'
import { ExerciseSource } from '@/lib/domain/exercise/definition'

/** The JSON Schema of an exercise file, as authors write it. */
export function exerciseJsonSchema(): unknown {
  return z.toJSONSchema(ExerciseSource, { io: 'input', target: 'draft-7' })
}
