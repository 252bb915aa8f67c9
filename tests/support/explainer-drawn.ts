import { modelAnswer } from '@/lib/domain/exercise/model-answer'
import { compileExplainer } from '@/lib/domain/explainer/compile-explainer'
import type { ExplainerDefinition } from '@/lib/domain/explainer/definition'
import { FIGURE_KINDS } from '@/lib/shared/figure/kinds'
import { siteContent } from './site-content'

/** All explainers, as their files have them. */
export async function explainerDefinitions(): Promise<readonly ExplainerDefinition[]> {
  return (await siteContent()).explainers.map(({ definition }) => definition)
}

/** What explainers ask, in the order of their files, with what only the server knows. */
export const asksOf = ({ scenes, fading }: ExplainerDefinition) =>
  [...scenes, ...fading.steps].flatMap(({ ask }) => ask ?? [])

/** Explainers that together ask in every kind of control in which any asks. */
export const explainersOfEveryControl = () =>
  explainersOfEvery((each) => asksOf(each).map(({ control }) => control.type))

/** Explainers that together have every kind of control and of figure that any has. */
export const explainersOfEveryKind = () =>
  explainersOfEvery((each) => {
    const text = JSON.stringify(each)
    const figures = FIGURE_KINDS.filter((kind) => new RegExp(`\\(${kind}\\b`).test(text))
    return [...figures, ...asksOf(each).map(({ control }) => control.type)]
  })

async function explainersOfEvery(kindsOf: (explainer: ExplainerDefinition) => readonly string[]) {
  const seen = new Set<string>()
  return (await explainerDefinitions()).flatMap((definition) => {
    const kinds = kindsOf(definition)
    const isNew = kinds.some((kind) => !seen.has(kind))
    for (const kind of kinds) seen.add(kind)
    return isNew ? [definition.id] : []
  })
}

/** A question of an explainer, with its right answer as the server takes it. */
export type DrawnAsk = Awaited<ReturnType<typeof drawnExplainer>>['asks'][number]

/** An explainer of the site as it is drawn for a seed: what the page gets of it, and each question with its right answer. */
export async function drawnExplainer(id: string, seed: number) {
  const definition = (await explainerDefinitions()).find((each) => each.id === id)
  if (!definition) throw new Error(`no explainer ${id}`)
  const explainer = compileExplainer(definition)
  const draw = explainer.draw(seed)
  const view = draw.view()
  const asks = draw.questions.map(({ variant, subTask, beat }, question) => {
    const control = view.questions[question]?.control
    const [key] = variant.keys(subTask)
    if (!control || !key) throw new Error(`no question ${question} of ${id}`)
    return { beat, control, answer: modelAnswer(control, key) }
  })
  return { explainer, view, asks }
}
