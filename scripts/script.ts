/** The command line of the script language: runs a script, a template or a file of cases. See docs/language.md. */
import { readFileSync } from 'node:fs'
import { compileScript, compileTemplate, parse, type Run, ScriptError } from '@/interpreter'
import { drawSeed } from '@/lib/domain/exercise/model'
import { formatError } from './support/format-error'

const USAGE = `usage: npm run -s script -- <source> [--seed n] [--difficulty n] [--template text]
       npm run -s script -- --file <path> [--seed n] [--difficulty n] [--template text]
       npm run -s script -- --cases <path>`

const OPTIONS = ['--seed', '--difficulty', '--template', '--file', '--cases'] as const
type Option = (typeof OPTIONS)[number]

/** A case without a seed must still give the same result each time. */
const CASE_SEED = 1
const DEFAULT_DIFFICULTY = 1

interface Case {
  readonly source: string
  readonly seed?: number
  readonly difficulty?: number
  readonly template?: string
  readonly expect?: string
  readonly error?: string
  readonly at?: string
}

interface Outcome {
  readonly value?: string
  readonly error?: string
  readonly line?: number
  readonly column?: number
  readonly message?: string
}

class UsageError extends Error {}

function isOption(text: string): text is Option {
  return OPTIONS.some((option) => option === text)
}

function readArguments(args: readonly string[]): { sources: string[]; options: Map<Option, string> } {
  const sources: string[] = []
  const options = new Map<Option, string>()
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (isOption(arg)) {
      const value = args[++i]
      if (value === undefined || options.has(arg)) throw new UsageError(`${arg} needs one value`)
      options.set(arg, value)
    } else if (arg.startsWith('--')) throw new UsageError(`unknown option ${arg}`)
    else sources.push(arg)
  }
  return { sources, options }
}

function readInteger(options: Map<Option, string>, name: Option): number | undefined {
  const text = options.get(name)
  if (text === undefined) return undefined
  if (!/^-?\d+$/.test(text)) throw new UsageError(`${name} needs an integer`)
  return Number(text)
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new UsageError(`cannot read ${path}`)
  }
}

function runOf({ source, seed = CASE_SEED, difficulty = DEFAULT_DIFFICULTY }: Case): Run {
  return compileScript(source).run({ seed, difficulty })
}

/** The printed value of the script, or the rendered template when there is one. */
function textOf(run: Run, template: string | undefined): string {
  if (template !== undefined) return compileTemplate(run.script, template).render(run)
  return run.text()
}

function outcomeOf(each: Case): Outcome {
  try {
    return { value: textOf(runOf(each), each.template) }
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error
    const { kind, position, message } = error
    return { error: kind, ...(position && { line: position.line, column: position.column }), message }
  }
}

function fits({ expect, error, at }: Case, outcome: Outcome): boolean {
  const isExpectedValue = expect === undefined || outcome.value === expect
  const isExpectedError = error === undefined || outcome.error === error
  return isExpectedValue && isExpectedError && (at === undefined || `${outcome.line}:${outcome.column}` === at)
}

function readCases(path: string): Case[] {
  try {
    const cases: unknown = JSON.parse(readFile(path))
    if (Array.isArray(cases) && cases.every((each) => typeof each?.source === 'string')) return cases
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new UsageError(`${path} is not an array of cases`)
}

/** Prints the outcomes; the exit code tells whether all are as the cases say. */
function runCases(path: string): number {
  const cases = readCases(path)
  const outcomes = cases.map(outcomeOf)
  console.log(JSON.stringify(outcomes, null, 1))
  return cases.every((each, i) => fits(each, outcomes[i] ?? {})) ? 0 : 1
}

function runScript(sources: readonly string[], options: Map<Option, string>): number {
  const file = options.get('--file')
  const source = file === undefined ? sources[0] : readFile(file)
  if (source === undefined || sources.length !== (file === undefined ? 1 : 0))
    throw new UsageError('one source, please')
  const seed = readInteger(options, '--seed') ?? drawSeed(Math.random)
  const difficulty = readInteger(options, '--difficulty') ?? DEFAULT_DIFFICULTY
  try {
    console.log(textOf(runOf({ source, seed, difficulty }), options.get('--template')))
    return 0
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error
    // The parser goes on after an error, so an author sees all of them at once.
    const { errors } = parse(source)
    for (const each of errors.length > 0 ? errors : [error]) console.error(formatError(each))
    return 1
  }
}

function main(args: readonly string[]): number {
  try {
    const { sources, options } = readArguments(args)
    const cases = options.get('--cases')
    if (cases === undefined) return runScript(sources, options)
    if (sources.length > 0 || options.size > 1) throw new UsageError('--cases stands alone')
    return runCases(cases)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n${USAGE}`)
    return 2
  }
}

process.exitCode = main(process.argv.slice(2))
