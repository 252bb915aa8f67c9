import type { BuiltinDoc } from '@/interpreter/reference'

/** A place for the table of one group; what stands in it is replaced. */
const PLACE = /<!-- built-ins: ([a-z]+) -->\n[\s\S]*?<!-- end -->/g

const HEAD = '| call | what it gives | example |\n|---|---|---|'

/**
 * The guide with the table of each group of built-ins at its place. Throws when a group has no place, or a place no
 * group, so that no built-in can be missing.
 */
export function withReference(guide: string, docs: readonly BuiltinDoc[]): string {
  const groups = new Set(docs.map(({ group }) => group))
  const places = [...guide.matchAll(PLACE)].map(([, group = '']) => group)
  const missing = [...groups].filter((group) => !places.includes(group))
  const strange = places.filter((group, i) => !groups.has(group) || places.indexOf(group) !== i)
  if (missing.length > 0) throw new Error(`the guide has no place for the built-ins of: ${missing.join(', ')}`)
  if (strange.length > 0) throw new Error(`the guide has a place too many for: ${strange.join(', ')}`)
  return guide.replace(PLACE, (_, group: string) => {
    const rows = docs.filter((doc) => doc.group === group).map(row)
    return `<!-- built-ins: ${group} -->\n${[HEAD, ...rows].join('\n')}\n<!-- end -->`
  })
}

function row({ signature, doc, example, prints }: BuiltinDoc): string {
  return `| ${cell(code(signature))} | ${cell(doc)} | ${cell(`${code(example)} → ${code(prints)}`)} |`
}

function code(text: string): string {
  return `\`${text}\``
}

/** In a table a bar ends the cell, also inside code. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
