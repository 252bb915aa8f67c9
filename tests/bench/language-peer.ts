import { Interpreter, Parser, Scanner } from 'pocket-lisp'
import {
  literals,
  PLBool,
  PLFractionNumber,
  PLNumber,
  PLString,
  PLVector,
  plNumber,
  plVector,
  runtime,
  utils,
} from 'pocket-lisp-stdlib'
import { createGenerator, shuffled } from '@/interpreter'

/** The peer with a seed and a difficulty; made once, since building it is not part of running a script. */
export interface Peer {
  parse(source: string): readonly object[]
  run(program: readonly object[]): unknown
}

/**
 * Pocket Lisp with its standard library, and the few functions that a site has to add: its own random functions know no
 * seed, and it has neither `range` nor `by-difficulty`. They are as lean as they can be, and draw as our language does.
 */
export function createPeer({ seed, difficulty }: { seed: number; difficulty: number }): Peer {
  let generator = createGenerator(seed)
  const site = {
    seed: plNumber(seed),
    difficulty: plNumber(difficulty),
    'random-int': ({ value: a }: PLNumber, { value: b }: PLNumber) =>
      plNumber(a + Math.floor(generator.next() * (b - a + 1))),
    shuffle: ({ value }: PLVector) => plVector(...shuffled(value, generator)),
    range: ({ value: a }: PLNumber, { value: b }: PLNumber) =>
      plVector(...Array.from({ length: b - a + 1 }, (_, i) => plNumber(a + i))),
    'by-difficulty': (easy: unknown, medium: unknown, hard: unknown) => [easy, medium, hard][difficulty - 1],
  }
  const interpreter = new Interpreter({ globals: { ...runtime, ...site }, utils }, literals)
  return {
    parse,
    run(program) {
      generator = createGenerator(seed)
      return interpreter.interpret(program)
    },
  }
}

function parse(source: string): readonly object[] {
  const { program, errors } = new Parser(new Scanner(source), literals).parse()
  if (errors[0]) throw new Error(`the peer cannot read ${source}: ${errors[0].message}`)
  return program
}

/** A value of the peer in the printed form of our language. */
export function printPeerValue(value: unknown): string {
  return value instanceof PLString ? value.value : printPart(value)
}

function printPart(value: unknown): string {
  if (value instanceof PLVector) return `[${value.value.map(printPart).join(' ')}]`
  if (value instanceof PLString) return JSON.stringify(value.value)
  if (value instanceof PLNumber) return value.toString()
  if (value instanceof PLBool) return String(value.value)
  if (value instanceof PLFractionNumber) {
    return value.denominator === 1 ? String(value.numerator) : `${value.numerator}/${value.denominator}`
  }
  throw new Error(`the peer gave a value that cannot be compared: ${String(value)}`)
}
