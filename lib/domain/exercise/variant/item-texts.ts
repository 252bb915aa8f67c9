import {
  formatNumber,
  isHashMap,
  isKeyword,
  isNumber,
  isVector,
  print,
  type Run,
  type Script,
  typeOf,
  type Value,
} from '@/interpreter'
import { isRecord } from '@/lib/shared/is-record'
import { withLargeFractions } from './large-fractions'
import { PropertyError } from './property-error'
import { compileText } from './text-template'

export type Texts<Key extends string> = { readonly [K in Key]?: string }

/** The text properties that are there, each a template. */
export function compileTexts<Key extends string>(
  script: Script,
  source: unknown,
  keys: readonly Key[],
): (run: Run) => Texts<Key> {
  const given = isRecord(source) ? source : {}
  const templates = keys.flatMap((key) => {
    const text = given[key]
    return typeof text === 'string' ? [[key, compileText(script, text)] as const] : []
  })
  return (run) =>
    Object.fromEntries(templates.map(([key, template]) => [key, sized(key, template.render(run))])) as Texts<Key>
}

/** Items written out as maps of templates, or one expression that gives a vector of texts, numbers or maps. */
export function compileItems<Key extends string>(
  script: Script,
  source: unknown,
  keys: readonly [Key, ...Key[]],
): (run: Run) => readonly Texts<Key>[] {
  if (Array.isArray(source)) {
    const items = source.map((item) => compileTexts(script, item, keys))
    return (run) => items.map((item) => item(run))
  }
  const expression = script.compileExpression(String(source))
  return (run) => {
    const items = expression.evaluate(run)
    if (!isVector(items) || items.length === 0) throw new PropertyError(`expected a vector, got ${typeOf(items)}`)
    return items.map((item) => itemTexts(item, keys))
  }
}

function itemTexts<Key extends string>(item: Value, keys: readonly [Key, ...Key[]]): Texts<Key> {
  if (!isHashMap(item)) return { [keys[0]]: sized(keys[0], valueText(item)) } as Texts<Key>
  const given = item.entries().map(([name, value]) => {
    const key = keys.find((each) => isKeyword(name) && name.name === each)
    // What nobody reads is missing where its author believes it to be.
    if (key === undefined) throw new PropertyError(`${print(name)}: an item has only ${keys.join(', ')}`)
    return [key, sized(key, valueText(value))] as const
  })
  return Object.fromEntries(given) as Texts<Key>
}

/** A unit stays as small as the number that it follows. */
function sized(key: string, text: string): string {
  return key === 'postfix' ? text : withLargeFractions(text)
}

/** A value as running text, as templates print it. */
function valueText(value: Value): string {
  return isNumber(value) ? formatNumber(value) : print(value)
}
