import type { Captcha } from '@/lib/ports/captcha'
import { AppError } from '@/lib/shared/errors/app-error'

/** @throws AppError `captcha-failed` when the token is none, used or expired; `unavailable`. */
export async function requireCaptcha(captcha: Captcha, token: string, clientIp: string): Promise<void> {
  if (!(await captcha.verify(token, clientIp))) throw new AppError('captcha-failed')
}
