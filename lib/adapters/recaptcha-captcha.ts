import { isIP } from 'node:net'
import { z } from 'zod'
import type { Captcha } from '@/lib/ports/captcha'
import { AppError } from '@/lib/shared/errors/app-error'

interface RecaptchaSettings {
  /** What pages show the widget with. */
  readonly siteKey: string
  readonly secret: string
  readonly verifyUrl?: string
  readonly timeoutMs?: number
}

const Verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/** What is our fault, or the service's; the rest says that the token is none, used or too old. */
const NOT_THE_VISITORS_FAULT = ['missing-input-secret', 'invalid-input-secret', 'invalid-keys', 'bad-request']

/** Google's reCAPTCHA, version 2, with a checkbox. */
export function createRecaptchaCaptcha(settings: RecaptchaSettings): Captcha {
  return {
    createTask: async () => ({ kind: 'recaptcha', siteKey: settings.siteKey }),
    async verify(token, clientIp) {
      if (token === '') return false
      const { success, 'error-codes': codes } = await askService(settings, token, clientIp)
      const cause = codes.find((code) => NOT_THE_VISITORS_FAULT.includes(code))
      if (cause !== undefined) throw new AppError('unavailable', undefined, { cause: new Error(cause) })
      return success
    },
  }
}

async function askService(
  { secret, verifyUrl = 'https://www.google.com/recaptcha/api/siteverify', timeoutMs = 5000 }: RecaptchaSettings,
  token: string,
  clientIp: string,
): Promise<z.output<typeof Verdict>> {
  const form = new URLSearchParams({ secret, response: token })
  // A network of version 6, or an address that is not known, is none of its kind.
  if (isIP(clientIp) !== 0) form.set('remoteip', clientIp)
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(verifyUrl, { method: 'POST', body: form, redirect: 'error', signal })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return Verdict.parse(await response.json())
  } catch (cause) {
    throw new AppError('unavailable', undefined, { cause })
  }
}
