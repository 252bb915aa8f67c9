import { checkedString, checkNesting, checkSize, type Meter } from './limits'
import { FunctionValue, HashMap, isVector, Keyword, ScriptSet, type Value, type Vector } from './values'

/** The printed form of a value, as `str` joins it. A String prints as itself, inside a collection it is quoted. */
export function printed(meter: Meter, value: Value): string {
  return checkedString(typeof value === 'string' ? value : new Printer(meter).text(value, 0))
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\t', '\\t'],
])

function quoted(text: string): string {
  return `"${text.replace(/["\\\n\t]/g, (character) => ESCAPES.get(character) ?? character)}"`
}

/** Stops as soon as the text is too long: a small value that holds another one many times can print endlessly. */
class Printer {
  private length = 0

  constructor(private readonly meter: Meter) {}

  text(value: Value, depth: number): string {
    checkNesting(depth)
    if (isVector(value)) return `[${this.items(value, depth)}]`
    if (value instanceof ScriptSet) return `#{${this.items([...value.table.values()], depth)}}`
    if (value instanceof HashMap) return `{${this.items([...value.table.values()].flat(), depth)}}`
    return this.atom(value)
  }

  private items(items: Vector, depth: number): string {
    this.meter.spend(items.length)
    return items.map((item) => this.text(item, depth + 1)).join(' ')
  }

  private atom(value: Exclude<Value, Vector | HashMap | ScriptSet>): string {
    if (typeof value === 'string') this.meter.spendText(value.length)
    const text = atomText(value)
    this.length += text.length + 1
    checkSize(this.length)
    return text
  }
}

function atomText(value: Exclude<Value, Vector | HashMap | ScriptSet>): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'boolean') return String(value)
  if (value instanceof Keyword) return `:${value.name}`
  if (value instanceof FunctionValue) return value.name === undefined ? '#<fn>' : `#<fn ${value.name}>`
  return String(value)
}
