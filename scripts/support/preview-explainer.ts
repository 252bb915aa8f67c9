import { modelAnswer, modelValue } from '@/lib/domain/exercise/model-answer'
import { compileExplainer, type ExplainerDraw } from '@/lib/domain/explainer/compile-explainer'
import type { ExplainerDefinition } from '@/lib/domain/explainer/definition'
import { figureKeys } from '@/lib/domain/explainer/drawn-figure'
import type { ExplainerView } from '@/lib/domain/explainer/model'
import { explainerPath } from '@/lib/domain/explainer/model'

const CHAPTERS = ['', 'The last step is left to the pupil', 'The last two steps are left to the pupil']

/** An explainer as lines of text: what is said and for how long, the keys of each picture, the questions and their answers. */
export function previewExplainer(
  definition: ExplainerDefinition,
  seed: number,
  { withAnswers }: { readonly withAnswers: boolean },
): readonly string[] {
  const draw = compileExplainer(definition).draw(seed)
  const view = draw.view()
  let atMs = 0
  const beats = view.beats.flatMap((beat, index) => {
    const starts = beat.chapter !== (view.beats[index - 1]?.chapter ?? 0)
    const drawn = draw.beats[index]
    const at = `${Math.floor(atMs / 60_000)}:${String(Math.floor(atMs / 1000) % 60).padStart(2, '0')}`
    atMs += beat.durationMs
    return [
      ...(starts ? ['', CHAPTERS[beat.chapter] ?? ''] : []),
      '',
      `${at}  ${beat.say}`,
      ...(drawn?.picture ? [`      ${drawn.picture.source.trim().replace(/\n/g, '\n      ')}`] : []),
      ...(drawn?.picture?.isFigure ? [`      keys: ${[...new Set(figureKeys(drawn.picture.source))].join(', ')}`] : []),
      ...(drawn && drawn.highlight.length > 0 ? [`      highlight: ${drawn.highlight.join(', ')}`] : []),
      ...(beat.question === undefined ? [] : questionLines(draw, view, beat.question, withAnswers)),
    ]
  })
  const { title, exercise } = view
  return [
    `${title} (${explainerPath(definition.id, { seed })})`,
    ...beats,
    '',
    `then: ${exercise.id}, level ${exercise.level}`,
  ]
}

function questionLines(draw: ExplainerDraw, view: ExplainerView, number: number, withAnswers: boolean) {
  const [asked, drawn] = [view.questions[number], draw.questions[number]]
  const key = drawn?.variant.keys(drawn.subTask)[0]
  if (!asked || !drawn || !key) return []
  const { control, question } = asked
  const lines = [`      ? ${question}`, `        [${control.type}] ${JSON.stringify(control.props)}`]
  if (!withAnswers) return lines
  const { run } = drawn.variant
  const why = drawn.variant.why(drawn.subTask)
  return [
    ...lines,
    `        solution: ${JSON.stringify(modelAnswer(control, key))}`,
    ...key.feedback.map(({ text }) => `        remark: ${text.render(run, [modelValue(key, control)])}`),
    ...(why === undefined ? [] : [`        why: ${why}`]),
  ]
}
