/**
 * Takes personal data and secrets out of what is written about failures, for the log and for the error service. People
 * read it who need to know what broke, not for whom.
 */

const REPLACED: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // What follows the path of an address: tokens of mails, what was searched for, where one came from.
  [/((?:https?:\/\/|\/)[\w\-.~%!$&+=:@/[\]…]*)[?#][^\s"'<>(){}\\]*/g, '$1'],
  // Pages whose address is known only to whom it was given.
  [/(\/(?:task|task-status|task\/status)\/)(?!status\/)[^\s/"'<>()\\[]+/g, '$1…'],
  [/[^\s@"'<>()[\]{}:;,\\/=]{1,64}@[^\s@"'<>()[\]{}:;,\\/]{1,255}\.[A-Za-z]{2,}/g, '…@…'],
  // Tokens and keys: of random letters and digits, and therefore with a digit and a capital.
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{40,}/g, '…'],
  // What the pressed button or choice says, in Sentry's descriptions of elements; also where these stand in JSON.
  [/\[(?:aria-label|title|alt)=\\?".*?\\?"\]/g, ''],
]

/** Fields that hold such data whatever stands in them. */
const LEFT_OUT = /^(?:cookies?|headers|query_string|(?:url|http)\.(?:query|fragment)|.*(?:password|authorization).*)$/i

/** Nothing that is written about a failure is nested deeper; what is goes round in circles. */
const MAX_DEPTH = 12

/** The text without e-mail addresses, tokens, and queries of web addresses. */
export function scrubText(text: string): string {
  return REPLACED.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text)
}

/** A copy of plain data of which every text is scrubbed, without the fields that are never told. */
export function scrub(data: unknown, depth = 0): unknown {
  if (typeof data === 'string') return scrubText(data)
  if (typeof data !== 'object' || data === null) return data
  if (depth === MAX_DEPTH) return '…'
  if (Array.isArray(data)) return data.map((item) => scrub(item, depth + 1))
  const kept = Object.entries(data).filter(([key]) => !LEFT_OUT.test(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, scrub(value, depth + 1)]))
}
