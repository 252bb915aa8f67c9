import { modelAnswer } from '@/lib/domain/exercise/model-answer'
import { compileExplainer } from '@/lib/domain/explainer/compile-explainer'
import { siteContent } from './site-content'

/** The ids of all explainers. */
export async function explainerIds(): Promise<readonly string[]> {
  return (await siteContent()).explainers.map(({ definition }) => definition.id)
}

/** A question of an explainer, with its right answer as the server takes it. */
export type DrawnAsk = Awaited<ReturnType<typeof drawnExplainer>>['asks'][number]

/** An explainer of the site as it is drawn for a seed: what the page gets of it, and each question with its right answer. */
export async function drawnExplainer(id: string, seed: number) {
  const file = (await siteContent()).explainers.find(({ definition }) => definition.id === id)
  if (!file) throw new Error(`no explainer ${id}`)
  const draw = compileExplainer(file.definition).draw(seed)
  const view = draw.view()
  const asks = draw.questions.map(({ variant, subTask, beat }, question) => {
    const control = view.questions[question]?.control
    const [key] = variant.keys(subTask)
    if (!control || !key) throw new Error(`no question ${question} of ${id}`)
    return { beat, control, answer: modelAnswer(control, key) }
  })
  return { view, asks }
}
