import { type DestinationStream, pino } from 'pino'
import type { Logger } from '@/lib/ports/logger'

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

/** Writes JSON lines, to the standard output unless told otherwise. */
export function createPinoLogger(destination: DestinationStream = pino.destination({ sync: true })): Logger {
  const redact = { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' }
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, redact }, destination)
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  }
}
