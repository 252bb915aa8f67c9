/**
 * `npm run content:schema`: writes the JSON Schema of exercise files, with which an editor completes and checks while
 * an author types. A test tells when it is not what the code says.
 */
import { writeFileSync } from 'node:fs'
import { exerciseJsonSchema } from '@/lib/domain/content/exercise-json-schema'

writeFileSync('content/exercise.schema.json', `${JSON.stringify(exerciseJsonSchema(), null, 2)}\n`)
