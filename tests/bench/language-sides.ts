import { compileScript, print } from '@/interpreter'
import { createPeer, printPeerValue } from './language-peer'
import { type BenchScript, benchScripts } from './language-scripts'

/** Level 2, and a seed like any other. */
const ENVIRONMENT = { seed: 20_260, difficulty: 2 } as const

/** The scripts that both can run. */
export const comparedScripts = benchScripts.filter(({ peerLacks }) => peerLacks === undefined)

/** One of the two that are compared. */
export interface Side {
  /** What the scripts give, printed. */
  readonly results: readonly string[]
  /** What is timed: what a first run needs before it, each script run alone, each parsed and run. */
  readonly tasks: readonly (() => unknown)[]
}

export const sides = { ours, peer } satisfies Record<string, () => Side>

function ours(): Side {
  const compiled = comparedScripts.map(({ source }) => compileScript(source))
  return {
    results: compiled.map((script) => {
      const { value } = script.run(ENVIRONMENT)
      return value === undefined ? '' : print(value)
    }),
    tasks: [
      () => undefined,
      ...compiled.map((script) => () => script.run(ENVIRONMENT)),
      ...comparedScripts.map(
        ({ source }) =>
          () =>
            compileScript(source).run(ENVIRONMENT),
      ),
    ],
  }
}

function peer(): Side {
  const interpreter = createPeer(ENVIRONMENT)
  const sources = comparedScripts.map(peerSourceOf)
  const programs = sources.map(interpreter.parse)
  return {
    results: programs.map((program) => printPeerValue(interpreter.run(program))),
    tasks: [
      () => createPeer(ENVIRONMENT),
      ...programs.map((program) => () => interpreter.run(program)),
      ...sources.map((source) => () => interpreter.run(interpreter.parse(source))),
    ],
  }
}

function peerSourceOf({ source, peerSource = source }: BenchScript): string {
  return peerSource
}
