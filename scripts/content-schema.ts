/**
 * `npm run content:schema`: writes the JSON Schemas of exercise files and of explainers, with which an editor completes and
 * checks while an author types. A test tells when they are not what the code says.
 */
import { writeFileSync } from 'node:fs'
import { exerciseJsonSchema, explainerJsonSchema } from '@/lib/domain/content/exercise-json-schema'

for (const [name, schema] of [
  ['exercise', exerciseJsonSchema()],
  ['explainer', explainerJsonSchema()],
] as const) {
  writeFileSync(`content/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`)
}
