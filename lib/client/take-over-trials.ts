import { asApiError, callApi } from './api'
import { forgetSolvedTrials, readSolvedTrials } from './solved-trials'

/** Tabs and parts of a page may ask at once. */
let underWay: Promise<void> | undefined
/** How many were taken over of which nobody has been told yet. */
let untold = 0

/**
 * Gives the account of the session what was solved in this browser before there was one. It is done as soon as there is a
 * session, since the address may be confirmed elsewhere, and the pupil go on there. What fails for now is done the next time.
 */
export function takeOverTrials(): Promise<void> {
  underWay ??= send().finally(() => {
    underWay = undefined
  })
  return underWay
}

/** The same, for who says it to the pupil. @returns how many exercises were taken over that nothing was said of */
export async function takeOverAndTell(): Promise<number> {
  await takeOverTrials()
  const count = untold
  untold = 0
  return count
}

async function send(): Promise<void> {
  const solved = readSolvedTrials()
  if (solved.length === 0) return
  try {
    const answer = await callApi('POST /user/trial', { body: { solved } })
    forgetSolvedTrials()
    untold += answer.solved
  } catch (error) {
    // Somebody else has written there.
    if (asApiError(error).code === 'invalid-request') forgetSolvedTrials()
  }
}
