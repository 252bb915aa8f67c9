import type { z } from 'zod'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'
import type { ExplainerSolutionAnswer } from '../schemas'

/** What is said and shown in place of the answer to a question of an explainer. */
export type ExplainerSolution = DeepReadonly<z.output<typeof ExplainerSolutionAnswer>>
