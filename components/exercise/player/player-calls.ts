import { loadRichText } from '@/components/rich-text/lazy-rich-text'
import { callApi, hasFailedWith } from '@/lib/client/api'
import type { GeneratedExercise, HintResult } from '@/lib/domain/exercise/model'
import type { ClaimedSource } from '@/lib/domain/practice/model/kinds'
import { toAnswer } from './control-state'
import type { PlayerEvent } from './player-reducer'
import { type PlayerCall, type PlayerState, selectedRef, selectedSubtask } from './player-state'

/** Has a try made, again and again where it gets lost, and gives its answer. */
export type SendWithRetry = <Result>(send: (signal: AbortSignal) => Promise<Result>) => Promise<Result>

type Call = (exerciseId: string, state: PlayerState, deliver: SendWithRetry) => Promise<PlayerEvent>

export type PlayerCalls = Readonly<Record<PlayerCall, Call>>

/** The calls of the player of an account. @param from where the exercise was opened, for the round to keep */
export function playerCalls(from: ClaimedSource | undefined): PlayerCalls {
  return callsTo('exercise', from)
}

/** The calls of a player that is there for anybody to try. */
export const trialCalls = callsTo('try')

/**
 * The calls of a player, each with the event that its answer is. All may be sent twice: the server grades the same
 * answers the same, registers a start once and counts a try by its number, and a hint is asked for by the one before it.
 */
function callsTo(who: 'exercise' | 'try', from?: ClaimedSource): PlayerCalls {
  const origin = from && { from }
  return {
    check: async (id, state, deliver) => {
      const { controls, attempts } = selectedSubtask(state)
      const body = { ...selectedRef(state), answers: controls.map(toAnswer), attempt: attempts + 1, ...origin }
      return {
        type: 'checked',
        result: await deliver((signal) => callApi(`POST /${who}/{id}/check`, { params: { id }, body, signal })),
      }
    },
    hint: async (id, state, deliver) => {
      const renderer = loadRichText()
      const ask: AskHint = (hint) =>
        deliver((signal) =>
          callApi(`POST /${who}/{id}/hint`, {
            params: { id },
            body: { ...selectedRef(state), hint, ...origin },
            signal,
          }),
        )
      const answer = await askAfter(selectedSubtask(state).hints.at(-1) ?? '', ask)
      await atMost(renderer)
      return { type: 'hint-given', ...answer }
    },
    renewal: async (id, state, deliver) => ({
      type: 'renewed',
      exercise: await deliver((signal) => fetchNextNumbers(id, state, signal)),
    }),
  }
}

/** The same exercise with numbers that say something else than those seen so far, and what draws its texts. */
export async function fetchNextNumbers(
  id: string,
  { exercise, seen }: PlayerState,
  signal: AbortSignal,
): Promise<GeneratedExercise> {
  const renderer = loadRichText()
  const query = { d: exercise.difficultyLevel, seen: seen.join(',') }
  const { generated } = await callApi('GET /exercise/{id}', { params: { id }, query, signal })
  await atMost(renderer)
  return generated
}

type AskHint = (last: string) => Promise<HintResult>

/** The hints may have been rewritten since the last one was given, and then they begin again. */
async function askAfter(last: string, ask: AskHint): Promise<{ after: string; result: HintResult }> {
  try {
    return { after: last, result: await ask(last) }
  } catch (error) {
    const isUnknown = last !== '' && hasFailedWith(error, 'invalid-request')
    if (!isUnknown) throw error
    return { after: '', result: await ask('') }
  }
}

const RENDERER_PATIENCE_MS = 1_500

/** Waits for the renderer, so that a text shows at once as it should; but not long: it can be read without as well. */
function atMost(renderer: Promise<void>): Promise<void> {
  return Promise.race([renderer, new Promise<void>((resolve) => setTimeout(resolve, RENDERER_PATIENCE_MS))])
}
