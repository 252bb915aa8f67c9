import { toPaperControl } from '@/lib/domain/exercise/paper-control'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { explainerMessages } from '@/lib/shared/messages/explainer'
import { writtenWords } from './answer-words'
import type { DrawnQuestion, ExplainerDraw, LoadedExplainer } from './compile-explainer'
import { loadExplainer } from './load-explainer'
import type { ExplainerSolutionRequest } from './model'
import type { ExplainerSolution } from './model/solution'
import { readingMs } from './reading-time'
import { spokenText } from './spoken-text'
import { roomsOf, stagedPicture } from './staged-picture'

/**
 * Tells anybody the solution of a question of an explainer, who does not want to answer it. Nothing is kept of it.
 *
 * @throws AppError `not-found` for an explainer that does not exist, `invalid-request` for a question that it does not have.
 */
export async function tellExplainerSolution(
  { store }: { readonly store: DocumentStore },
  { id, ...asked }: ExplainerSolutionRequest & { readonly id: string },
): Promise<ExplainerSolution> {
  const explainer = await loadExplainer(store, id)
  if (!explainer) throw new AppError('not-found')
  return solutionOf(explainer, asked)
}

/**
 * What is said and shown of a question in place of an answer: of a step of the example that step as it is solved, of a scene,
 * which has said what it says, the right answer; and why.
 *
 * @throws AppError `invalid-request` for a question that the explainer does not have.
 */
export function solutionOf(
  { definition: { grade }, draw }: Pick<LoadedExplainer, 'definition' | 'draw'>,
  { seed, question }: ExplainerSolutionRequest,
): ExplainerSolution {
  const drawn = draw(seed)
  const asked = drawn.questions[question]
  if (!asked) throw new AppError('invalid-request', [{ path: 'question', reason: 'no such question' }])
  const { variant, subTask, solved } = asked
  const isStep = solved.chapter !== 0
  const say = isStep ? solved.say : rightAnswer(asked)
  const why = unlessSaid(variant.why(subTask), say)
  const show = isStep ? pictureOf(drawn, asked) : undefined
  const sentences = [say, why ?? ''].filter((text) => text !== '')
  return {
    say,
    ...(why !== undefined && { why }),
    ...(show !== undefined && { show }),
    spoken: sentences.map(spokenText).map(ended).join(' '),
    durationMs: sentences.reduce((sum, text) => sum + readingMs(text, grade), isStep ? solved.waitMs : 0),
  }
}

/** Why it is so, unless the solved step has just said the very same. */
function unlessSaid(why: string | undefined, say: string): string | undefined {
  return why !== undefined && bare(say).includes(bare(why)) ? undefined : why
}

/** What a sentence says, also where it is a part of another. */
const bare = (text: string) =>
  text
    .replace(/[$\s]+/g, '')
    .replace(/\.$/, '')
    .toLowerCase()

function rightAnswer({ variant, subTask }: DrawnQuestion): string {
  const control = variant.controls(subTask)?.[0]
  const [key] = variant.keys(subTask)
  const words = control && key ? writtenWords(toPaperControl(control, key)) : ''
  return words === '' ? '' : explainerMessages.rightAnswer(words)
}

/** The picture of a step in the room of those before it: what comes later has no part in it. */
function pictureOf({ beats, questions }: ExplainerDraw, { beat, solved }: DrawnQuestion): string | undefined {
  if (!solved.picture) return undefined
  const solvedUpTo = new Map(
    questions.filter((each) => each.beat <= beat).map((each) => [each.beat, each.solved] as const),
  )
  const rooms = roomsOf(beats.map((each, index) => solvedUpTo.get(index) ?? each))
  return stagedPicture(solved.picture, solved.highlight, rooms[beat]).source
}

/** A voice makes a pause between sentences that end. */
const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)
