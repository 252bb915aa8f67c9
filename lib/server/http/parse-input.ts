import type { z } from 'zod'
import { AppError } from '@/lib/shared/errors/app-error'

/** A fault of a request: where it is (field names joined by dots; '' is the whole) and what is wrong. */
export interface InputFault {
  readonly path: string
  readonly reason: string
}

/** @throws AppError `invalid-request` whose details list every fault. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const faults: InputFault[] = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    reason: message,
  }))
  throw new AppError('invalid-request', faults)
}

/** Reads the text of a body. @throws AppError `invalid-request` as above, and when it is not JSON or not declared to be. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  contentType: string | null,
): z.output<Schema> {
  const isLeftOut = text === '' && mayBeLeftOut(schema)
  return parseInput(schema, isLeftOut ? undefined : parseJson(text, contentType))
}

/** Whether a call with this body may be made without one. */
export function mayBeLeftOut(body: z.ZodType): boolean {
  return body.safeParse(undefined).success
}

function parseJson(text: string, contentType: string | null): unknown {
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) throw notJson('the content type must be application/json')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw notJson('the body is not JSON', cause)
  }
}

function notJson(reason: string, cause?: unknown): AppError {
  return new AppError('invalid-request', [{ path: '', reason }] satisfies InputFault[], { cause })
}
