import { z } from 'zod'
import { ControlDefinition, SkillId } from '@/lib/domain/exercise/definition'
import { difficultyLevels, ExerciseId } from '@/lib/domain/exercise/model'
import { EXAM_EXPLAINER, ExplainerId } from './model'

/**
 * An explainer as its author writes it; see docs/explainers.md. Texts are templates over the names of `script`, as those of
 * exercises are.
 */

/** A text with `@…@` templates, Markdown and `$…$` mathematics. */
const Template = z.string().trim().min(1)

const Ask = z
  .strictObject({
    question: Template,
    control: ControlDefinition,
    otherwise: Template.describe('The remark on a wrong answer that no rule of the control speaks of'),
    why: Template.optional().describe('One line for who has answered right: why that is the answer'),
  })
  .describe('Where the explainer stops until it is answered')

const Picture = {
  show: Template.optional().describe(
    'A figure expression, (number-line {…}), or a text with a formula in which \\key{a}{…} names a term; absent where the picture stays',
  ),
  highlight: z
    .array(Template)
    .max(8)
    .default([])
    .describe('What to look at: keys of the picture, such as `point 1` or `tick @a@`'),
}

const Scene = z
  .strictObject({
    say: Template.optional().describe('What is said; it is the caption too'),
    ...Picture,
    wait: z.number().min(0).max(10).default(0).describe('Seconds to look, after the time that reading takes'),
    ask: Ask.optional(),
  })
  .refine(({ say, ask }) => say !== undefined || ask !== undefined, 'a scene says something, or asks')

/** A step of the worked example: it is shown solved with `say`, and asked with `ask`. */
const Step = z.strictObject({ say: Template, ...Picture, ask: Ask.optional() })

const Fading = z
  .strictObject({
    task: Template,
    show: Picture.show,
    steps: z.array(Step).min(2).max(6).describe('The last two are asked'),
    exercise: ExerciseId.describe('Where it goes on'),
    level: z.literal(difficultyLevels).default(1),
  })
  .refine(({ steps }) => steps.slice(-2).every(({ ask }) => ask), {
    path: ['steps'],
    message: 'the last two steps need `ask`: they are left to the pupil',
  })

/** The content of one file under `content/explainers`; the file name is the id: that of the skill, or `exam-…`. */
export const ExplainerSource = z.strictObject({
  skill: SkillId.optional().describe('Of content/skills.yaml; absent where it is about the tasks of an exam'),
  title: z.string().trim().min(3).max(80),
  grade: z.int().min(5).max(12),
  summary: z.string().trim().min(20).max(160).describe('One sentence for lists and search'),
  script: z.string().max(20_000).default(''),
  scenes: z.array(Scene).min(4).max(40),
  fading: Fading,
})

const fits = ({ id, skill }: { id: string; skill?: string | undefined }) =>
  id.startsWith(EXAM_EXPLAINER) ? skill === undefined : skill === id

export const ExplainerDefinition = ExplainerSource.extend({ id: ExplainerId }).refine(fits, {
  path: ['skill'],
  message: 'is not what the file is called',
})
export type ExplainerDefinition = z.infer<typeof ExplainerDefinition>
export type AskDefinition = z.infer<typeof Ask>
export type SceneDefinition = z.infer<typeof Scene>
