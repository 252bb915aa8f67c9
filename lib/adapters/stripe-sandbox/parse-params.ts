import type { z } from 'zod'
import { refused } from './fault'
import type { ApiRequest } from './request'

/** @throws Fault when a call has parameters that it does not take, or not as it takes them. */
export function parseParams<Params extends z.ZodType>(schema: Params, { params }: ApiRequest): z.output<Params> {
  const parsed = schema.safeParse(params)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const param = issue?.path.join('.') ?? ''
  throw refused(
    `Received unknown or invalid parameters: ${param} (${issue?.message})`,
    issue?.code === 'unrecognized_keys' ? 'parameter_unknown' : 'parameter_invalid',
  )
}
