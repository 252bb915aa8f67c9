import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a request names a secret as `Authorization: Bearer …`. How long it takes tells nothing of the secret. */
export function namesSecret(headers: Headers, secret: string): boolean {
  const named = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(named), digest(secret))
}

/** Of one length, whatever is compared. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
