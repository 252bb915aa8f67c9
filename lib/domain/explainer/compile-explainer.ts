import { compileScript, type Run, type Script } from '@/interpreter'
import { gradeAnswers } from '@/lib/domain/exercise/grade/grade-subtask'
import { type CheckResult, MAX_SEED, type VariantRef } from '@/lib/domain/exercise/model'
import { dispersedSeed } from '@/lib/domain/exercise/model/dispersed-seeds'
import { compileVariants, type ExerciseVariant } from '@/lib/domain/exercise/variant/exercise-variant'
import { compileText, type TextTemplate } from '@/lib/domain/exercise/variant/text-template'
import { AppError } from '@/lib/shared/errors/app-error'
import { type AskDefinition, ExplainerDefinition } from './definition'
import type { Beat, ExplainerCheckRequest, ExplainerView } from './model'
import { ANSWERING_MS, readingMs } from './reading-time'
import { spokenText } from './spoken-text'
import { roomsOf, stagedPicture } from './staged-picture'

/** A moment as it was drawn, before its picture is set among the others. */
export interface DrawnBeat {
  /** Where it stands in the document. */
  readonly at: readonly PropertyKey[]
  readonly chapter: Beat['chapter']
  readonly say: string
  readonly picture?: { readonly source: string; readonly isFigure: boolean } | undefined
  readonly highlight: readonly string[]
  readonly waitMs: number
  readonly question?: number | undefined
}

/** A question as it was drawn, with what it is graded with. */
export interface DrawnQuestion {
  readonly at: readonly PropertyKey[]
  readonly variant: ExerciseVariant
  /** Its place among the sub-tasks of the variant. */
  readonly subTask: number
  /** The number of the moment that asks it. */
  readonly beat: number
  /** That moment with all that is said and shown of it once it is answered. */
  readonly solved: DrawnBeat
}

/** An explainer for one seed. */
export interface ExplainerDraw {
  readonly beats: readonly DrawnBeat[]
  readonly questions: readonly DrawnQuestion[]
  /** All of it that leaves the server. @throws ScriptError, PropertyError or FigureError when a text or a property is faulty. */
  view(): ExplainerView
}

export interface LoadedExplainer {
  readonly id: string
  readonly definition: ExplainerDefinition
  /** @throws ScriptError or FigureError when it is faulty. */
  draw(seed: number): ExplainerDraw
}

interface CompiledScene {
  readonly at: readonly PropertyKey[]
  readonly say: TextTemplate | undefined
  readonly show: { readonly text: TextTemplate; readonly isFigure: boolean } | undefined
  readonly highlight: readonly TextTemplate[]
  readonly waitMs: number
  /** The number of its question among all that are written. */
  readonly ask: number | undefined
}

/** How many of the last steps are left to the pupil, round by round. */
const LEFT_OUT = [1, 2] as const

/** Prepares an explainer for use. @throws ZodError or ScriptError when its content is faulty. */
export function compileExplainer(source: unknown): LoadedExplainer {
  const definition = ExplainerDefinition.parse(source)
  const { id, scenes, fading } = definition
  const script = compileScript(definition.script)
  const asks: { readonly ask: AskDefinition; readonly at: readonly PropertyKey[] }[] = []
  const compile = (
    scene: Partial<(typeof scenes)[number]> & Pick<(typeof scenes)[number], 'highlight'>,
    at: readonly PropertyKey[],
  ): CompiledScene => ({
    at,
    say: scene.say === undefined ? undefined : compileText(script, scene.say),
    show: scene.show === undefined ? undefined : compileShow(script, scene.show),
    highlight: scene.highlight.map((key) => compileText(script, key)),
    waitMs: (scene.wait ?? 0) * 1000,
    ask: scene.ask ? asks.push({ ask: scene.ask, at: [...at, 'ask'] }) - 1 : undefined,
  })
  const ofScenes = scenes.map((scene, index) => compile(scene, ['scenes', index]))
  const { task: say, show, steps } = fading
  const ofTask = compile({ say, show, highlight: [] }, ['fading'])
  const ofSteps = steps.map((step, index) => compile(step, ['fading', 'steps', index]))
  const subtasks = asks.map(({ ask }) => toSubtask(ask))
  const taskOf = ({ run }: ExerciseVariant) =>
    [ofTask.say, ofTask.show?.text].map((text) => text?.render(run)).join('\n')
  const variantOf = compileVariants({ script: definition.script, description: '', subtasks }, [], script)

  return {
    id,
    definition,
    draw(seed) {
      const beats: DrawnBeat[] = []
      const questions: DrawnQuestion[] = []
      const drawer =
        (variant: ExerciseVariant, chapter: Beat['chapter']) => (scene: CompiledScene, isAsked: boolean) => {
          const subTask = isAsked ? scene.ask : undefined
          const question = subTask === undefined ? undefined : questions.length
          const solved = drawBeat(scene, { run: variant.run, chapter, question })
          if (subTask !== undefined) {
            questions.push({ at: asks[subTask]?.at ?? scene.at, variant, subTask, beat: beats.length, solved })
          }
          beats.push(isAsked && chapter !== 0 ? withoutSolution(solved) : solved)
        }
      const ofSeed = variantOf({ seed, difficultyLevel: 1 })
      const drawScene = drawer(ofSeed, 0)
      for (const scene of ofScenes) drawScene(scene, true)
      const tasks = new Set([taskOf(ofSeed)])
      for (const [index, left] of LEFT_OUT.entries()) {
        const chapter = (index + 1) as Beat['chapter'] // 1 and 2
        const variant = drawnAnew((attempt) => variantOf(roundRef(seed, chapter, attempt)), taskOf, tasks)
        const drawStep = drawer(variant, chapter)
        drawStep(ofTask, false)
        for (const [place, step] of ofSteps.entries()) drawStep(step, place >= ofSteps.length - left)
      }
      return { beats, questions, view: () => viewOf(definition, seed, beats, questions) }
    },
  }
}

/** The rounds of the example have numbers of their own, which follow from the seed. */
function roundRef(seed: number, chapter: number, attempt: number): VariantRef {
  return { seed: dispersedSeed((seed + chapter * 7919 + attempt * 104_729) % MAX_SEED), difficultyLevel: 1 }
}

/** Where an explainer draws few tasks, the same one may come this often before another does. */
const MOST_ATTEMPTS = 20

/** A variant whose task is not among those that were set, to which it is added; any, where there seems to be no other. */
function drawnAnew<Variant>(
  draw: (attempt: number) => Variant,
  taskOf: (variant: Variant) => string,
  tasks: Set<string>,
): Variant {
  for (let attempt = 0; ; attempt += 1) {
    const variant = draw(attempt)
    const task = taskOf(variant)
    if (tasks.has(task) && attempt < MOST_ATTEMPTS) continue
    tasks.add(task)
    return variant
  }
}

function toSubtask({ question, control, otherwise, why }: AskDefinition) {
  const last = { when: 'true', text: otherwise }
  return {
    description: question,
    controls: [{ ...control, feedback: [...control.feedback, last] }],
    hints: [],
    ...(why !== undefined && { why }),
  }
}

function compileShow(script: Script, show: string): CompiledScene['show'] {
  const isFigure = show.startsWith('(')
  return { isFigure, text: compileText(script, isFigure ? `\`\`\`figure\n${show}\n\`\`\`\n` : show) }
}

interface BeatPlace {
  readonly run: Run
  readonly chapter: Beat['chapter']
  readonly question: number | undefined
}

function drawBeat(
  { at, say, show, highlight, waitMs }: CompiledScene,
  { run, chapter, question }: BeatPlace,
): DrawnBeat {
  return {
    at,
    chapter,
    say: say?.render(run) ?? '',
    ...(show && { picture: { source: show.text.render(run), isFigure: show.isFigure } }),
    highlight: highlight.map((key) => key.render(run).trim()),
    waitMs,
    ...(question !== undefined && { question }),
  }
}

/** A step that is asked for is not given away. */
function withoutSolution({ picture: _, ...beat }: DrawnBeat): DrawnBeat {
  return { ...beat, say: '', highlight: [] }
}

function viewOf(
  { id, title, grade, fading }: ExplainerDefinition,
  seed: number,
  beats: readonly DrawnBeat[],
  drawn: readonly DrawnQuestion[],
): ExplainerView {
  const questions = drawn.map(({ variant, subTask }) => {
    const control = variant.controls(subTask)?.[0]
    if (!control) throw new AppError('internal')
    return { question: variant.description(subTask) ?? '', control }
  })
  const rooms = roomsOf(beats)
  return {
    id,
    title,
    grade,
    seed,
    beats: beats.map(({ chapter, say, picture, highlight, waitMs, question }, index) => {
      const asked = question === undefined ? undefined : questions[question]
      const reading = readingMs(say, grade) + waitMs
      return {
        chapter,
        say,
        spoken: spokenText(asked ? `${say} ${asked.question}` : say),
        ...(picture && { show: stagedPicture(picture, highlight, rooms[index]) }),
        durationMs: reading + (asked ? readingMs(asked.question, grade) + ANSWERING_MS : 0),
        ...(question !== undefined && { question }),
      }
    }),
    questions,
    exercise: { id: fading.exercise, level: fading.level },
  }
}

/**
 * Grades the answer to a question of an explainer.
 *
 * @throws AppError `invalid-request` for a question or an answer that does not fit it.
 */
export function gradeExplainerAnswer(
  explainer: LoadedExplainer,
  { seed, question, answers }: ExplainerCheckRequest,
): CheckResult {
  const asked = explainer.draw(seed).questions[question]
  const controls = asked?.variant.controls(asked.subTask)
  if (!asked || !controls) throw new AppError('invalid-request', [{ path: 'question', reason: 'no such question' }])
  const { variant, subTask } = asked
  const { result } = gradeAnswers({ controls, keys: variant.keys(subTask), run: variant.run }, answers)
  const why = result.correct ? variant.why(subTask) : undefined
  return { ...result, ...(why !== undefined && { why }) }
}
