import { compileScript, createGenerator, parse, ScriptError } from '@/interpreter'
import cases from '@/tests/fixtures/language-cases.json'

const SOURCES = 100_000
const EXAMPLES = cases.map(({ source }) => source)
const SOUP = [...'()[]{}#;"\\@$%&:- .,/019aé🙂\n`', ';#', '#;', '#(', '-1', '1/0', '"\\u', 'defn', 'fn', '->', ':else']

/** Half of them made of pieces of syntax, half by cutting examples and joining the parts; the same at each run. */
function* randomSources(): Generator<string> {
  const { next } = createGenerator(20261120)
  const draw = (below: number) => Math.floor(Number(next()) * below)
  const pick = <Item>(items: readonly Item[]) => items[draw(items.length)] as Item // below the length
  for (let count = 0; count < SOURCES; count += 1) {
    if (count % 2 === 0) yield Array.from({ length: draw(40) }, () => pick(SOUP)).join('')
    else yield pick(EXAMPLES).slice(0, draw(60)) + pick(SOUP) + pick(EXAMPLES).slice(draw(30))
  }
}

/** What is wrong with how the parser takes a source; `undefined` when nothing is. */
function faultOf(source: string): string | undefined {
  try {
    const misplaced = parse(source).errors.find((error) => !(error instanceof ScriptError && isInside(error, source)))
    compileScript(source)
    return misplaced && `${String(misplaced)} is not placed in its source`
  } catch (error) {
    return error instanceof ScriptError ? undefined : String(error)
  }
}

function isInside({ position }: ScriptError, source: string): boolean {
  if (!position) return false
  const { offset, length, line, column } = position
  return offset >= 0 && offset + length <= source.length && line >= 1 && column >= 1
}

test(`the parser throws on none of ${SOURCES} sources, and places every fault inside its source`, () => {
  for (const source of randomSources()) {
    const fault = faultOf(source)
    if (fault !== undefined) throw new Error(`${JSON.stringify(source)}: ${fault}`)
  }
}, 60_000)
