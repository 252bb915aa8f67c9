import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { sides } from './language-sides'

const ROUNDS = 15

/** One side, running in a process of its own. */
export interface RunningSide {
  /** What its scripts give. */
  readonly results: readonly string[]
  /** Times one task and gives the microseconds of one call. */
  sample(task: number): Promise<number>
  stop(): void
}

/**
 * Turns off a heuristic of V8 that, in a loop that parses again and again, may put short-lived objects among the
 * long-lived ones. With it the peer's times doubled in some runs, and the ratios could not be repeated.
 */
const NO_PRETENURING = '--no-allocation-site-pretenuring'

/** The sides have a process each, so that the garbage of one does not slow the other down. */
export async function startSide(name: keyof typeof sides): Promise<RunningSide> {
  const child = fork('tests/bench/language-child.ts', [name], { execArgv: [...process.execArgv, NO_PRETENURING] })
  return {
    results: (await answer(child)) as readonly string[], // the child sends them when it is ready
    async sample(task) {
      child.send(task)
      return Number(await answer(child))
    },
    stop: () => child.kill(),
  }
}

/** The next message of a child. Should the child end instead, the bench ends with it, since nothing else is awaited. */
async function answer(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, 'message')
  return message
}

export interface Times {
  /** Median microseconds of one call. */
  readonly ours: number
  readonly peer: number
  /** How many times as long the peer takes: the median of the rounds. */
  readonly ratio: number
}

/** Times so many tasks of both sides in turns, round after round, so that what disturbs the machine disturbs both. */
export async function timeInTurns(ours: RunningSide, peer: RunningSide, tasks: number): Promise<Times[]> {
  const samples = Array.from({ length: tasks }, () => ({ ours: <number[]>[], peer: <number[]>[] }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [task, times] of samples.entries()) {
      times.ours.push(await ours.sample(task))
      times.peer.push(await peer.sample(task))
    }
  }
  return samples.map((times) => ({
    ours: median(times.ours),
    peer: median(times.peer),
    ratio: median(times.peer.map((time, round) => time / (times.ours[round] ?? Number.NaN))),
  }))
}

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
}

export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
}
