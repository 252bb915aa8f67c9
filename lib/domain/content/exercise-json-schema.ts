import { z } from 'zod'
import { ExerciseSource } from '@/lib/domain/exercise/definition'
import { ExplainerSource } from '@/lib/domain/explainer/definition'

/** The JSON Schema of an exercise file, as authors write it. */
export function exerciseJsonSchema(): unknown {
  return z.toJSONSchema(ExerciseSource, { io: 'input', target: 'draft-7' })
}

/** The JSON Schema of an explainer's file. */
export function explainerJsonSchema(): unknown {
  return z.toJSONSchema(ExplainerSource, { io: 'input', target: 'draft-7' })
}
