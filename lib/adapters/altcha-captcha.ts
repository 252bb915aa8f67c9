import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Captcha } from '@/lib/ports/captcha'
import type { Clock } from '@/lib/ports/clock'
import type { RateLimit, RateLimiter } from '@/lib/ports/rate-limiter'

/**
 * How much is to be computed: so many keys are derived until the right one is found, each in so many rounds. Together
 * about half a million, a quarter of a second on a desktop and some two seconds on a slow phone.
 */
const KEYS = { least: 60, most: 140 }
const ROUNDS = 5000

const LIFETIME_SECONDS = 10 * 60

/** Keeps each solution from being used twice, also by several servers. */
const ONCE: RateLimit = { name: 'captcha-solutions', limit: 1, windowSeconds: LIFETIME_SECONDS }

/** A challenge as we have made it, and its solution. The signature covers the parameters. */
const Payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ expiresAt: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

interface AltchaSettings {
  /** The secret of the site; what challenges are signed with is derived from it. */
  readonly secret: string
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
}

/** A proof of work in the browser: nobody has to solve a puzzle, and no other service learns of the visit. */
export function createAltchaCaptcha({ secret, clock, rateLimiter }: AltchaSettings): Captcha {
  const secretFor = (use: string) => createHmac('sha256', secret).update(`captcha ${use}`).digest('hex')
  const secrets = { hmacSignatureSecret: secretFor('challenge'), hmacKeySignatureSecret: secretFor('solution') }
  const nowSeconds = () => clock.now().getTime() / 1000

  return {
    async createTask() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(KEYS.most, KEYS.least),
        deriveKey,
        // Not the library's own expiry, which asks the machine for the time.
        data: { expiresAt: Math.floor(nowSeconds()) + LIFETIME_SECONDS },
        ...secrets,
      })
      return { kind: 'altcha', challenge, expiresInSeconds: LIFETIME_SECONDS }
    },

    async verify(token) {
      const payload = parsePayload(token)
      if (!payload) return false
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets })
      if (!verified || payload.challenge.parameters.data.expiresAt <= nowSeconds()) return false
      const { allowed } = await rateLimiter.use(ONCE, payload.challenge.signature)
      return allowed
    },
  }
}

function parsePayload(token: string): z.output<typeof Payload> | undefined {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}
