import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Devices that need longer than this would not get there. */
const TIMEOUT_MS = 60_000

/**
 * Finds the key that the server has hidden, and gives the token that shows it. The browser's own cryptography derives the
 * keys off the main thread, so the page stays usable; it exists on https and on this machine only.
 */
export async function solveProofOfWork(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  const solution = await solveChallenge({ challenge, controller, deriveKey, timeout: TIMEOUT_MS })
  if (!solution) throw new Error('no solution was found in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
