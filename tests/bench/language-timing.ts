const ROUNDS = 15
const WARM_UP_ROUNDS = 2
/** A sample takes at least this long, so that the clock's grain does not matter. */
const SAMPLE_MS = 10

/** Two ways to the same result; `peer` is compared with `ours`. */
export interface Contest {
  readonly ours: () => unknown
  readonly peer: () => unknown
}

export interface Times {
  /** Median microseconds of one call. */
  readonly ours: number
  readonly peer: number
  /** How many times as long the peer takes. */
  readonly ratio: number
}

/**
 * Times all contests in turns, round after round, so that what disturbs the machine disturbs both sides, and each is
 * timed in a process that runs all the others too. The ratio is the median of those of the rounds.
 */
export function timeInTurns(contests: readonly Contest[]): Times[] {
  const samplers = contests.map(({ ours, peer }) => ({ ours: sampler(ours), peer: sampler(peer) }))
  const rounds = Array.from({ length: ROUNDS }, () =>
    samplers.map((sample) => ({ ours: sample.ours(), peer: sample.peer() })),
  )
  return contests.map((_, i) => {
    const samples = rounds.flatMap((round) => round[i] ?? [])
    return {
      ours: median(samples.map(({ ours }) => ours)),
      peer: median(samples.map(({ peer }) => peer)),
      ratio: median(samples.map(({ ours, peer }) => peer / ours)),
    }
  })
}

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

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
}

export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
}
