import { createAltchaCaptcha } from './adapters/altcha-captcha/altcha-captcha'
import { createRecaptchaCaptcha } from './adapters/recaptcha-captcha/recaptcha-captcha'
import type { CaptchaSettings } from './env/schema'
import type { Captcha } from './ports/captcha'
import type { Clock } from './ports/clock'
import type { RateLimiter } from './ports/rate-limiter'

interface Deps {
  readonly secret: string
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
}

/** The captcha that the configuration names; without keys of a service it is one of our own. */
export function openCaptcha(settings: CaptchaSettings, deps: Deps): Captcha {
  return settings.kind === 'recaptcha' ? createRecaptchaCaptcha(settings) : createAltchaCaptcha(deps)
}
