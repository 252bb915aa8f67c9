/**
 * `npm run bench:language`: how fast exercise scripts run here and on Pocket Lisp, in one run on one machine, as ratios,
 * since absolute figures depend on the machine. Before anything is timed, both must give the same result.
 */
import { benchScripts } from './language-scripts'
import { comparedScripts as scripts } from './language-sides'
import { geometricMean, type RunningSide, startSide, type Times, timeInTurns } from './language-timing'

const GOALS = { runAlone: 10, parseAndRun: 5 } as const
const TITLE_WIDTH = 34
const CELL_WIDTHS = [16, 8, 7, 19, 8, 7]

const [ours, peer] = await Promise.all([startSide('ours'), startSide('peer')])
try {
  requireEqualResults(ours, peer)
  const [setup, ...times] = await timeInTurns(ours, peer, 1 + 2 * scripts.length)
  report(times.slice(0, scripts.length), times.slice(scripts.length), setup?.peer ?? 0)
} finally {
  ours.stop()
  peer.stop()
}

function requireEqualResults({ results }: RunningSide, { results: peerResults }: RunningSide): void {
  const i = results.findIndex((result, index) => result !== peerResults[index])
  if (i >= 0) throw new Error(`"${scripts[i]?.title}" gives ${results[i]} here and ${peerResults[i]} on the peer`)
}

function report(alone: readonly Times[], parsed: readonly Times[], peerSetup: number): void {
  console.log(row('', ' run alone: ours', 'peer', 'times', ' parse + run: ours', 'peer', 'times'))
  for (const [i, { title }] of scripts.entries()) console.log(row(title, ...cells(alone[i]), ...cells(parsed[i])))
  for (const { title, peerLacks } of benchScripts) {
    if (peerLacks !== undefined) console.log(`${title.padEnd(TITLE_WIDTH)} not compared, the peer lacks ${peerLacks}`)
  }
  const summary = {
    runAlone: summaryOf(alone, GOALS.runAlone, peerSetup),
    parseAndRun: summaryOf(parsed, GOALS.parseAndRun, peerSetup),
  }
  console.log(`
microseconds, medians; times: how many times as long Pocket Lisp takes. Geometric means:
  run alone    ${described(summary.runAlone)}
  parse + run  ${described(summary.parseAndRun)}
One Pocket Lisp interpreter runs everything here. A run that sees no names of an earlier one, as all of ours, needs a new
one: ${peerSetup.toFixed(0)} microseconds more.
`)
  const details = scripts.map(({ title }, i) => ({ title, runAlone: alone[i], parseAndRun: parsed[i] }))
  console.log(JSON.stringify({ bench: 'language', node: process.version, peerSetup, ...summary, scripts: details }))
}

interface Summary {
  readonly goal: number
  readonly mean: number
  /** The mean when the peer's interpreter is made anew for each run. */
  readonly meanWithSetup: number
  /** Scripts that do not reach the goal by themselves. */
  readonly below: readonly string[]
}

function summaryOf(times: readonly Times[], goal: number, peerSetup: number): Summary {
  return {
    goal,
    mean: geometricMean(times.map(({ ratio }) => ratio)),
    meanWithSetup: geometricMean(times.map(({ ours, peer: theirs }) => (theirs + peerSetup) / ours)),
    below: scripts.filter((_, i) => (times[i]?.ratio ?? 0) < goal).map(({ title }) => title),
  }
}

function described({ goal, mean, meanWithSetup, below }: Summary): string {
  const [alike, isolated] = [mean.toFixed(1), meanWithSetup.toFixed(1)]
  return `${alike} (goal ${goal}; ${below.length} of ${scripts.length} scripts below it), ${isolated} with a new interpreter for each run`
}

function cells(each: Times | undefined): string[] {
  return each ? [each.ours.toFixed(2), each.peer.toFixed(2), each.ratio.toFixed(1)] : []
}

function row(title: string, ...rest: readonly string[]): string {
  return title.padEnd(TITLE_WIDTH) + rest.map((cell, i) => cell.padStart(CELL_WIDTHS[i] ?? 0)).join('')
}
