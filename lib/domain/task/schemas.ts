import { z } from 'zod'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'

/** What anybody who knows a task's id may see of it: nothing that tells whom it is about. */
export const TaskAnswer = z.strictObject({
  type: z.literal('UserDeletion'),
  status: z.enum(['InProgress', 'Done', 'Error']),
  /** Hungarian, fit to show. */
  description: z.string(),
  /** When the status was last set. */
  updated: z.iso.datetime(),
})
export type TaskReport = DeepReadonly<z.output<typeof TaskAnswer>>
export type TaskStatus = TaskReport['status']
