import { z } from 'zod'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** What the solver of ALTCHA takes. */
const Challenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string().exactOptional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).exactOptional(),
  }),
  signature: z.string().exactOptional(),
})

const CaptchaAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('altcha'), challenge: Challenge, expiresInSeconds: z.int().min(0) }),
  z.strictObject({ kind: z.literal('recaptcha'), siteKey: z.string() }),
])

export const GET = route(
  {
    method: 'GET',
    path: '/captcha',
    section: 'Everything else',
    summary: 'What a browser has to do before a form that machines might send. Its token is good for one call.',
    // Several forms for each pupil of a class; it bounds what one client can have computed.
    limits: [{ name: 'captcha-tasks', limit: 300, windowSeconds: 5 * 60, per: 'client' }],
    answer: CaptchaAnswer,
  },
  () => services().captcha.createTask(),
)
