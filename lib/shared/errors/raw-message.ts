import { prettifyError, ZodError } from 'zod'
import { errorMessages } from '@/lib/shared/messages/errors'
import { AppError } from './app-error'
import { textOfCode } from './error-text'

const MAX_LENGTH = 300

/** More is not looked at: some of the patterns below take far longer over a longer text. */
const MAX_READ = 1000

const SECRET_NAMES = 'password|passwd|secret|token|key|authorization|bearer|credential'

/** What may tell strangers about the machine, or lets them in: addresses, paths, e-mail addresses, settings, keys. */
const SECRETS = [
  /\b[a-z][a-z\d+.-]*:\/\/\S+/gi,
  /\b[^\s@]+@[^\s@]+\.[^\s@]+/g,
  /\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?/g,
  /(?:[\da-f]{1,4}:|::)(?:[\da-f]{0,4}:)+[\w.%]*/gi,
  /(?:[a-z]:\\|\.{0,2}\/)[\w.@-]+(?:[\\/][\w.@-]+)+/gi,
  /\b(?:[a-z\d-]+\.){2,}[a-z]{2,}\b/gi,
  new RegExp(
    String.raw`\b[\w-]{0,40}(?:${SECRET_NAMES})[\w-]{0,40}["']?\s*[:=]\s*(?:bearer\s+|basic\s+)?(?:"[^"]*"|'[^']*'|\S+)`,
    'gi',
  ),
  /\bbearer\s+\S+/gi,
  /[\w+/=-]{24,}/g,
]

/**
 * The message of an error, fit to be shown to anybody: that of a fault in content as it is, that of the rest without
 * what could be a secret.
 */
export function rawMessage(error: unknown): string {
  if (error instanceof AppError) return errorMessages[error.code]
  if (error instanceof ZodError) return shorten(prettifyError(error))
  if (!(error instanceof Error) || error.message.trim() === '') return errorMessages.internal
  const known = 'code' in error ? textOfCode(error.code) : undefined
  if (known !== undefined) return known
  if (CONTENT_FAULTS.includes(error.name)) return shorten(withPosition(error))
  return shorten(SECRETS.reduce((message, secret) => message.replace(secret, '…'), beginningOf(error.message)))
}

/** Whole words only: half a secret would not look like one. */
function beginningOf(message: string): string {
  return message.length > MAX_READ ? message.slice(0, MAX_READ).replace(/\S+$/, '') : message
}

/** By its name: the code that throws it is not needed to read it. */
const CONTENT_FAULTS = ['ScriptError']

function withPosition(error: Error & { position?: { readonly line: number; readonly column: number } }): string {
  const { position, message } = error
  return position ? `${position.line}:${position.column} ${message}` : message
}

function shorten(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1)}…` : line
}
