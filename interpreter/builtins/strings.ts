import { fail } from '../errors'
import { checkedString, checkSize } from '../limits'
import type { Machine } from '../machine'
import { printed } from '../printer'
import type { Value } from '../values'
import { any, natural, optional, rest, string, vector } from './parameters'
import { builtin, type Table } from './table'

/** Searching takes at worst the product of both lengths; so much of it is one step. */
const COMPARISONS_PER_STEP = 1024

export function spendSearch(machine: Machine, text: string, part: string): void {
  machine.spend(1 + Math.floor((text.length * part.length) / COMPARISONS_PER_STEP))
}

/** An empty separator splits between all characters. */
function split(machine: Machine, text: string, separator: string): string[] {
  spendSearch(machine, text, separator)
  machine.spendCopying(text.length)
  return separator === '' ? [...text] : text.split(separator)
}

/** Stops before the text is too long. */
function joined(machine: Machine, separator: string, items: readonly Value[]): string {
  machine.spend(items.length)
  let length = 0
  const texts = items.map((item) => {
    const text = printed(machine, item)
    length += text.length + separator.length
    checkSize(length / 2)
    return text
  })
  return checkedString(texts.join(separator))
}

function repeated(text: string, count: number): string {
  checkSize((text.length * count) / 2)
  return checkedString(text.repeat(count))
}

function mapped(work: (text: string) => string) {
  return builtin([string], (machine, text) => {
    machine.spendCopying(text.length)
    return checkedString(work(text))
  })
}

function capitalized(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

function padded(machine: Machine, text: string, width: number, fill: string): string {
  if (fill === '') fail('invalid-arguments', 'pad-left: the filling cannot be empty')
  checkSize(width)
  const [characters, filling] = [[...text], [...fill]]
  machine.spendCopying(characters.length + filling.length + width)
  const missing = Math.max(width - characters.length, 0)
  return Array.from({ length: missing }, (_, i) => filling[i % filling.length]).join('') + text
}

export const strings = {
  str: builtin([rest(any)], (machine, ...values) => joined(machine, '', values)),
  upper: mapped((text) => text.toUpperCase()),
  lower: mapped((text) => text.toLowerCase()),
  'to-capital': mapped(capitalized),
  trim: mapped((text) => text.trim()),
  split: builtin([string, string], split),
  join: builtin([vector], (machine, items) => joined(machine, '', items)),
  'join-with': builtin([string, vector], joined),
  'num-list': builtin([string, vector], joined),
  replace: builtin([string, string, string], (machine, text, from, to) => {
    if (from === '') return fail('invalid-arguments', 'replace: the text to replace cannot be empty')
    return joined(machine, to, split(machine, text, from))
  }),
  'starts-with': builtin([string, string], (machine, text, start) => {
    machine.spendCopying(start.length)
    return text.startsWith(start)
  }),
  'ends-with': builtin([string, string], (machine, text, end) => {
    machine.spendCopying(end.length)
    return text.endsWith(end)
  }),
  'repeat-str': builtin([string, natural], (_, text, count) => repeated(text, count)),
  'pad-left': builtin([any, natural, optional(string)], (machine, value, width, fill = ' ') =>
    padded(machine, printed(machine, value), width, fill),
  ),
} satisfies Table
