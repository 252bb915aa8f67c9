/** That the list of calls is whole, and what holds for every declaration. */
import path from 'node:path'
import { z } from 'zod'
import { type ApiCall, apiCalls } from '@/tests/support/api-calls'
import { sourceFiles } from '@/tests/support/source-files'

/** Next-auth serves these, and what is no call is refused: neither is a call of ours. */
const NO_CALLS = ['app/api/auth/[...nextauth]/route.ts', 'app/api/[[...path]]/route.ts']

/** What each file of a route exports, by the method and the path that Next serves it under. */
const served = sourceFiles()
  .map((file) => file.path)
  .filter((file) => /^app\/api\/.*\broute\.ts$/.test(file) && !NO_CALLS.includes(file))
  .flatMap((file) => {
    const address = path.posix
      .dirname(file)
      .replace(/^app\/api/, '')
      .replace(/\[(\w+)\]/g, '{$1}')
    const exported = Object.entries(jest.requireActual<Record<string, unknown>>(path.resolve(file)))
    return exported.map(([method, handler]) => ({ name: `${method} ${address}`, handler }))
  })

test('every method of every route is in the list, where it declares to be', () => {
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
  const listed = apiCalls.map(({ name, handler }) => ({ name, handler }))
  expect(listed.map(({ name }) => name).toSorted()).toEqual(served.map(({ name }) => name).toSorted())
  const strangers = listed
    .toSorted(byName)
    .filter(({ handler }, index) => handler !== served.toSorted(byName)[index]?.handler)
  expect(strangers.map(({ name }) => name)).toEqual([])
})

/** Whose fields are not all named: what authors write, what grows with the site, and the document of the API. */
const LOOSE = ['GET /exercise/{id}', 'POST /user/data', 'GET /openapi.json']

test.each(apiCalls.filter(({ spec, name }) => spec.answer && !LOOSE.includes(name)))(
  'what $name answers has no field that is not declared',
  ({ spec }) => {
    expect(openObjects(spec)).toEqual([])
  },
)

/** Every part of an answer that would let further fields pass, or drop them. */
function openObjects({ answer = z.never() }: ApiCall['spec']): readonly unknown[] {
  const parts: unknown[] = []
  const override = ({ jsonSchema }: { jsonSchema: Record<string, unknown> }) => {
    if (jsonSchema.properties && jsonSchema.additionalProperties !== false) parts.push(jsonSchema)
  }
  z.toJSONSchema(answer, { io: 'input', unrepresentable: 'any', override })
  return parts
}
