import { fail } from '../errors'
import { checkedString, checkSize, codePointCount } from '../limits'
import type { Machine } from '../machine'
import { printed } from '../printer'
import type { Value } from '../values'
import { builtin, type Table } from './builtin'
import { any, natural, optional, rest, string, vector } from './parameters'

/** Searching takes at worst the product of both lengths; so much of it is one step. */
const COMPARISONS_PER_STEP = 1024

export function spendSearch(machine: Machine, text: string, part: string): void {
  machine.spendText(text.length + part.length)
  machine.spend(Math.floor((text.length * part.length) / COMPARISONS_PER_STEP))
}

/** Cutting a text into code points is slow beside other work on text. */
const CHARACTERS_PER_STEP = 2

export function characters(machine: Machine, text: string): string[] {
  machine.spend(1 + Math.floor(text.length / CHARACTERS_PER_STEP))
  return [...text]
}

/** An empty separator splits between all characters. */
function split(machine: Machine, text: string, separator: string): string[] {
  if (separator === '') return characters(machine, text)
  spendSearch(machine, text, separator)
  const parts = text.split(separator)
  machine.spendElements(parts.length)
  return parts
}

/** Stops as soon as the text is too long. */
function joined(machine: Machine, separator: string, items: readonly Value[]): string {
  machine.spend(items.length)
  return items.reduce<string>((text, item, i) => {
    const piece = printed(machine, item)
    return checkedString(i === 0 ? piece : text + separator + piece)
  }, '')
}

function repeated(machine: Machine, text: string, count: number): string {
  checkSize((text.length * count) / 2)
  machine.spendText(text.length * count)
  return checkedString(text.repeat(count))
}

function mapped(work: (text: string) => string) {
  return builtin([string], (machine, text) => {
    machine.spendText(text.length)
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
  machine.spendText(text.length + width)
  const filling = characters(machine, fill)
  const missing = Math.max(width - codePointCount(text), 0)
  const whole = fill.repeat(Math.floor(missing / filling.length))
  return whole + filling.slice(0, missing % filling.length).join('') + text
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
    machine.spendText(text.length)
    return text.startsWith(start)
  }),
  'ends-with': builtin([string, string], (machine, text, end) => {
    machine.spendText(text.length)
    return text.endsWith(end)
  }),
  'repeat-str': builtin([string, natural], repeated),
  'pad-left': builtin([any, natural, optional(string)], (machine, value, width, fill = ' ') =>
    padded(machine, printed(machine, value), width, fill),
  ),
} satisfies Table
