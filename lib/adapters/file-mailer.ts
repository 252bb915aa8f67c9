import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { AUTO_SUBMITTED_HEADERS, requireSafeHeaders } from '@/lib/adapters/shared/mail-headers'
import type { Clock } from '@/lib/ports/clock'
import type { Logger } from '@/lib/ports/logger'
import type { Mail, Mailer } from '@/lib/ports/mailer'
import { AppError } from '@/lib/shared/errors/app-error'

interface OutboxSettings {
  /** The folder that takes the files; made when missing. */
  readonly directory: string
  /** The site's own address, as in a From header. */
  readonly from: string
  readonly clock: Clock
  readonly logger: Logger
}

/**
 * Sends no mail but writes each as an RFC 5322 file that a mail program opens. File names sort by time, and a file
 * appears whole. Mails hold single-use links, so only the owner may read them.
 */
export function createFileMailer({ directory, from, clock, logger }: OutboxSettings): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  async function compose(mail: Mail, date: Date): Promise<Uint8Array> {
    const { message } = await composer.sendMail({ ...mail, from, date, headers: AUTO_SUBMITTED_HEADERS })
    if (!(message instanceof Uint8Array)) throw new TypeError('the composer gave a stream')
    return message
  }

  return {
    async send(mail) {
      requireSafeHeaders(mail)
      const now = clock.now()
      const name = `${now.toISOString().replaceAll(':', '')}-${randomBytes(6).toString('hex')}.eml`
      const file = join(directory, name)
      const draft = `${file}.part`
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 })
        await writeFile(draft, await compose(mail, now), { mode: 0o600 })
        await rename(draft, file)
      } catch (cause) {
        throw new AppError('unavailable', undefined, { cause })
      }
      logger.info({ file }, 'mail written')
    },
  }
}
