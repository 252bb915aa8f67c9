import { type DestinationStream, type LevelWithSilent, pino } from 'pino'
import type { Logger } from '@/lib/ports/logger'
import { scrub } from '@/lib/shared/errors/scrub'

/** Keys that hold secrets or personal data, wherever a careless caller puts them. */
const SECRET_KEYS = [
  'password',
  'passwordHash',
  'currentPassword',
  'newPassword',
  'token',
  'secret',
  'clientSecret',
  'authorization',
  'cookie',
  'email',
]

interface PinoLoggerSettings {
  /** What is less important is not written. */
  readonly level?: LevelWithSilent
  /** What every line carries, asked for when it is written. */
  readonly fields?: () => Readonly<Record<string, string>>
  readonly destination?: DestinationStream
}

/** Writes JSON lines, to the standard output unless told otherwise. */
export function createPinoLogger({ level = 'info', fields, destination }: PinoLoggerSettings = {}): Logger {
  const redact = { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' }
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact,
      serializers: { err: (error) => scrub(pino.stdSerializers.err(error)) },
      ...(fields && { mixin: () => ({ ...fields() }) }),
    },
    destination ?? pino.destination({ sync: true }),
  )
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  }
}
