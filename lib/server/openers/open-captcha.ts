import { createAltchaCaptcha } from '@/lib/adapters/altcha-captcha'
import { createRecaptchaCaptcha } from '@/lib/adapters/recaptcha-captcha'
import type { Captcha } from '@/lib/ports/captcha'
import type { Clock } from '@/lib/ports/clock'
import type { RateLimiter } from '@/lib/ports/rate-limiter'
import type { CaptchaSettings } from '@/lib/server/env/schema'

interface Deps {
  readonly secret: string
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
}

/** The captcha that the configuration names; without keys of a service it is one of our own. */
export function openCaptcha(settings: CaptchaSettings, deps: Deps): Captcha {
  return settings.kind === 'recaptcha' ? createRecaptchaCaptcha(settings) : createAltchaCaptcha(deps)
}
