/** One side of the bench in a process of its own, started by `startSide` with the name of the side. */
import { sides } from './language-sides'

const WARM_UP_ROUNDS = 2
/** A sample takes at least this long, so that the clock's grain does not matter. */
const SAMPLE_MS = 10

/** Gives the microseconds of one call, each time from a sample. */
function sampler(work: () => unknown): () => number {
  const calls = callsForSample(work)
  return () => microsecondsPerCall(work, calls)
}

/** Doubles the calls until they fill a sample; again after a warm-up, which the first calls are. */
function callsForSample(work: () => unknown): number {
  let calls = 1
  for (let round = 0; round <= WARM_UP_ROUNDS; round += 1) {
    while (microsecondsPerCall(work, calls) * calls < SAMPLE_MS * 1000) calls *= 2
  }
  return calls
}

function microsecondsPerCall(work: () => unknown, calls: number): number {
  const started = performance.now()
  for (let call = 0; call < calls; call += 1) work()
  return ((performance.now() - started) * 1000) / calls
}

const { results, tasks } = process.argv[2] === 'ours' ? sides.ours() : sides.peer()
const samplers = tasks.map(sampler)
process.on('message', (task) => process.send?.(samplers[Number(task)]?.()))
process.send?.(results)
