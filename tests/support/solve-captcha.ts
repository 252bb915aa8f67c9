import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

const AltchaTask = z.object({
  challenge: z.custom<Challenge>((value) => typeof value === 'object' && value !== null && 'signature' in value),
})

/** Does what the browser would, and gives the token. */
export async function solveCaptcha(task: unknown): Promise<string> {
  const { challenge } = AltchaTask.parse(task)
  const solution = await solveChallenge({ challenge, deriveKey })
  return toToken({ challenge, solution })
}

export function toToken(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}
