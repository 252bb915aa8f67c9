import type { Position, ScriptError } from '@/interpreter'

/**
 * An error as the command line shows it: `kind at line:column: message`, and below that, where the text is known in
 * which the position counts, its line with carets under the fault.
 */
export function formatError({ kind, position, message, source }: ScriptError): string {
  if (!position) return `${kind}: ${message}`
  const { line, column } = position
  const head = `${kind} at ${line}:${column}: ${message}`
  return source === undefined ? head : [head, ...excerpt(source, position)].join('\n')
}

function excerpt(text: string, { line, offset, length }: Position): string[] {
  const begin = text.lastIndexOf('\n', offset - 1) + 1
  const [shown = ''] = text.slice(begin).split(/\r?\n/, 1)
  const before = text.slice(begin, offset)
  const fault = text.slice(offset, Math.min(offset + length, begin + shown.length))
  const carets = '^'.repeat(Math.max([...fault].length, 1))
  const margin = `${line} | `
  return [margin + shown, `${' '.repeat(margin.length - 2)}| ${blank(before)}${carets}`]
}

/** As wide as the text: what stands above is not moved by tabs. */
function blank(text: string): string {
  return [...text].map((character) => (character === '\t' ? character : ' ')).join('')
}
