/**
 * `npm run bench:language`: how fast exercise scripts run here and on Pocket Lisp, in one run on one machine, as ratios,
 * since absolute figures depend on the machine. Before anything is timed, both must give the same result.
 */
import { compileScript, print } from '@/interpreter'
import { createPeer, printPeerValue } from './language-peer'
import { type BenchScript, benchScripts } from './language-scripts'
import { type Contest, geometricMean, type Times, timeInTurns } from './language-timing'

const ENVIRONMENT = { seed: 20_260, difficulty: 2 } as const
const GOALS = { runAlone: 10, parseAndRun: 5 } as const
const TITLE_WIDTH = 34
const CELL_WIDTHS = [16, 8, 7, 19, 8, 7]

const peer = createPeer(ENVIRONMENT)
const scripts = benchScripts.filter(({ peerLacks }) => peerLacks === undefined)

for (const script of scripts) requireEqualResults(script)
const contests = [...scripts.map(runAlone), ...scripts.map(parseAndRun)]
const times = timeInTurns(contests)
report(times.slice(0, scripts.length), times.slice(scripts.length))

function peerSourceOf({ source, peerSource = source }: BenchScript): string {
  return peerSource
}

function requireEqualResults(script: BenchScript): void {
  const { value } = compileScript(script.source).run(ENVIRONMENT)
  const ours = value === undefined ? '' : print(value)
  const theirs = printPeerValue(peer.run(peer.parse(peerSourceOf(script))))
  if (ours !== theirs) throw new Error(`"${script.title}" gives ${ours} here and ${theirs} on the peer`)
}

/** Each parses its script once, before. */
function runAlone(script: BenchScript): Contest {
  const compiled = compileScript(script.source)
  const program = peer.parse(peerSourceOf(script))
  return { ours: () => compiled.run(ENVIRONMENT), peer: () => peer.run(program) }
}

function parseAndRun(script: BenchScript): Contest {
  const { source } = script
  const peerSource = peerSourceOf(script)
  return { ours: () => compileScript(source).run(ENVIRONMENT), peer: () => peer.run(peer.parse(peerSource)) }
}

function report(alone: readonly Times[], parsed: readonly Times[]): void {
  console.log(row('', ' run alone: ours', 'peer', 'times', ' parse + run: ours', 'peer', 'times'))
  for (const [i, { title }] of scripts.entries()) console.log(row(title, ...cells(alone[i]), ...cells(parsed[i])))
  for (const { title, peerLacks } of benchScripts) {
    if (peerLacks !== undefined) console.log(`${title.padEnd(TITLE_WIDTH)} not compared, the peer lacks ${peerLacks}`)
  }
  const summary = { runAlone: summaryOf(alone, GOALS.runAlone), parseAndRun: summaryOf(parsed, GOALS.parseAndRun) }
  console.log(`\nmicroseconds, medians; "times" is how many times as long Pocket Lisp takes (geometric means):`)
  console.log(`  run alone    ${summary.runAlone.mean.toFixed(1)}; goal: ${GOALS.runAlone}`)
  console.log(`  parse + run  ${summary.parseAndRun.mean.toFixed(1)}; goal: ${GOALS.parseAndRun}`)
  const details = scripts.map(({ title }, i) => ({ title, runAlone: alone[i], parseAndRun: parsed[i] }))
  console.log(JSON.stringify({ bench: 'language', node: process.version, ...summary, scripts: details }))
}

/** The geometric mean of the ratios, and the scripts that do not reach the goal by themselves. */
function summaryOf(all: readonly Times[], goal: number) {
  const below = scripts.filter((_, i) => (all[i]?.ratio ?? 0) < goal).map(({ title }) => title)
  return { mean: geometricMean(all.map(({ ratio }) => ratio)), goal, below }
}

function cells(each: Times | undefined): string[] {
  return each ? [each.ours.toFixed(2), each.peer.toFixed(2), each.ratio.toFixed(1)] : []
}

function row(title: string, ...rest: readonly string[]): string {
  return title.padEnd(TITLE_WIDTH) + rest.map((cell, i) => cell.padStart(CELL_WIDTHS[i] ?? 0)).join('')
}
