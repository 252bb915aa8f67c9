import type { Captcha } from '@/lib/ports/captcha'
import type { Clock } from '@/lib/ports/clock'
import type { RateLimiter } from '@/lib/ports/rate-limiter'
import type { CaptchaSettings } from '@/lib/server/env/parse-environment'
import { onFirstUse } from './on-first-use'

interface Deps {
  readonly secret: string
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
}

/** The captcha that the configuration names; without keys of a service it is one of our own. It is loaded when needed. */
export function openCaptcha(settings: CaptchaSettings, deps: Deps): Captcha {
  return onFirstUse(async () => {
    if (settings.kind === 'recaptcha') {
      return (await import('@/lib/adapters/recaptcha-captcha')).createRecaptchaCaptcha(settings)
    }
    return (await import('@/lib/adapters/altcha-captcha')).createAltchaCaptcha(deps)
  }, {})
}
