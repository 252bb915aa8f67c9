import { readFileSync } from 'node:fs'
import { compileScript, compileTemplate, print, ScriptError } from '@/interpreter'
import { builtinDocs } from '@/interpreter/reference'
import { withReference } from '@/scripts/support/language-reference'

const guide = readFileSync('docs/language.md', 'utf8')

/** A line of a code block that says what the block gives up to there. */
interface Example {
  readonly title: string
  /** The script up to here, without the expressions before that fail. */
  readonly script: string
  /** The text, where the example is one. */
  readonly template: string | undefined
  readonly expected: string
}

const BLOCK = /^( *)```(clojure|md)\n([\s\S]*?)^ *```$/gm
const EXAMPLE = /^(.*?)\s*;=> (.*)$/
const FAILURE = /^[a-z]+-[a-z-]+ at \d+:\d+$/

/** The examples of a script, and the script without the lines that fail; they stay as empty ones. */
function scriptExamples(lines: readonly string[]): { examples: Example[]; script: string } {
  const kept = [...lines]
  const examples = lines.flatMap((line, i): Example[] => {
    const [, expression = '', expected] = EXAMPLE.exec(line) ?? []
    if (expected === undefined) return []
    const script = kept.slice(0, i + 1).join('\n')
    if (FAILURE.test(expected)) kept[i] = ''
    return [{ title: expression.trim(), script, template: undefined, expected }]
  })
  return { examples, script: kept.join('\n') }
}

/** All examples in their order; a text uses the script before it. */
function examplesOf(markdown: string): Example[] {
  let script = ''
  return [...markdown.matchAll(BLOCK)].flatMap(([, indent = '', language, body = '']): Example[] => {
    const lines = body.split('\n').map((line) => line.slice(indent.length))
    if (language === 'clojure') {
      const block = scriptExamples(lines)
      script = block.script
      return block.examples
    }
    return lines.flatMap((line): Example[] => {
      const [, template = '', expected] = EXAMPLE.exec(line) ?? []
      return expected === undefined ? [] : [{ title: template, script, template, expected }]
    })
  })
}

/** What an example gives: the printed value, the text, or the kind and place of an error. */
function outcomeOf({ script, template }: Example): string {
  try {
    const compiled = compileScript(script)
    const run = compiled.run({ seed: 1, difficulty: 1 })
    if (template !== undefined) return compileTemplate(compiled, template).render(run)
    return run.value === undefined ? '' : print(run.value)
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error
    return `${error.kind} at ${error.position?.line}:${error.position?.column}`
  }
}

test('the reference in docs/language.md is what `npm run docs:language` writes', () => {
  expect(withReference(guide, builtinDocs())).toBe(guide)
})

test.each(examplesOf(guide))('$title gives $expected, as the guide says', (example) => {
  expect(outcomeOf(example)).toBe(example.expected)
})

test.each([
  ['special form', '## Special forms', /^\| `(\(\S+ )/gm],
  ['kind of error', '## Errors', /^\| `([a-z-]+)`/gm],
])('each %s in its table has an example', (_, heading, firstCell) => {
  const section = guide.slice(guide.indexOf(heading)).split('\n## ')[0] ?? ''
  const names = [...section.matchAll(firstCell)].map(([, name = '']) => name)
  const examples = examplesOf(guide).map(({ script, expected }) => `${script} ${expected}`)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !examples.some((example) => example.includes(name)))).toEqual([])
})
