import type { ErrorReporter } from '@/lib/ports/error-reporter'
import { isRecord } from '@/lib/shared/is-record'

/** A list that is read in portions, as they are wanted. */
export type JsonBatches = AsyncIterable<readonly unknown[]>

/**
 * 200 with an object as JSON, of whose lists in portions no more is held than the portion that is being sent. A portion
 * that cannot be read is reported, and breaks the body off: its reader must not take what there is for the whole.
 */
export function streamJson(
  fields: Readonly<Record<string, unknown>>,
  errorReporter: ErrorReporter,
  path: string,
): Response {
  const pieces = toPieces(fields)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (error) {
          errorReporter.report(error, { path })
          controller.error(error)
        }
      },
      cancel: async () => void (await pieces.return()),
    },
    // Nothing is read ahead.
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } })
}

async function* toPieces(fields: Readonly<Record<string, unknown>>): AsyncGenerator<string, void> {
  let separator = '{'
  for (const [name, value] of Object.entries(fields)) {
    yield `${separator}${JSON.stringify(name)}:`
    separator = ','
    if (isInPortions(value)) yield* toListPieces(value)
    else yield JSON.stringify(value)
  }
  yield '}'
}

async function* toListPieces(portions: JsonBatches): AsyncGenerator<string, void> {
  let separator = '['
  for await (const portion of portions) {
    if (portion.length === 0) continue
    yield separator + portion.map((entry) => JSON.stringify(entry)).join(',')
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

function isInPortions(value: unknown): value is JsonBatches {
  return isRecord(value) && Symbol.asyncIterator in value
}
