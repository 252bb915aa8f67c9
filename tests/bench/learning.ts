/**
 * `npm run bench:learning`: how much simulated pupils know after sixty days of today's practice, and after thirty more
 * without, beside other ways of choosing what to practise. docs/practice.md explains it. Two thousand pupils; the rules are
 * tuned on one half of them and of the maps (`npm run bench:learning -- tuning`), and the other is reported.
 */
import { NO_MEMORY } from '@/lib/domain/practice/model'
import { composePractice } from '@/lib/domain/practice/rules/compose-practice'
import { remember } from '@/lib/domain/practice/rules/remember'
import { forgettingOf, learners, measured } from './learning/calibration'
import { chanceOf } from './learning/chance'
import { drawMap, GRADE } from './learning/maps'
import { compareWays, type Figures, halves, type StartKind } from './learning/simulate'
import { ways } from './learning/ways'
import { median } from './load'
import { verdict } from './report'

const LEAST_OF_BLOCKED = 1.4
const LEAST_OF_BEST = 0.95
const MOST_GROWTH = 1.2
const DAYS = ['day60', 'day90'] as const
const half = process.argv[2] === 'tuning' ? halves.tuning : halves.reported

reportCalibration()
for (const start of ['known', 'nothing'] as const) {
  for (const [id, learner] of Object.entries(learners)) {
    report(learner.title, start, compareWays(learner, start, half), start === 'known' && id !== 'C')
  }
}
reportGrowth()

function reportCalibration(): void {
  console.log(
    'Ten tasks in one session (massed), or five and five a week apart (spaced): solved one and four weeks later',
  )
  const rows = Object.values(learners).map((learner) => [learner.title, forgettingOf(learner)] as const)
  for (const [title, { massed, spaced }] of [['measured by Rohrer and Taylor', measured] as const, ...rows]) {
    const cells = [massed.week, massed.fourWeeks, spaced.week, spaced.fourWeeks].map(share)
    console.log(`  ${title.padEnd(64)} massed ${cells[0]} ${cells[1]}   spaced ${cells[2]} ${cells[3]}`)
  }
}

function report(title: string, start: StartKind, figures: Figures, isMarked: boolean): void {
  console.log(`\n${title}; at first ${start === 'known' ? 'part of the map' : 'nothing'} is known`)
  for (const [id, way] of Object.entries(ways)) {
    const own = figures[id as keyof Figures]
    console.log(`  ${way.title.padEnd(34)} day 60 ${share(own.day60)}   day 90 ${share(own.day90)}`)
  }
  for (const day of DAYS) {
    const { ours, ...others } = figures
    const best = Math.max(...Object.values(others).map((other) => other[day]))
    const [ofBlocked, ofBest] = [ours[day] / others.blocked[day], ours[day] / best]
    const goals = `${judged(ofBlocked, LEAST_OF_BLOCKED, isMarked)}, ${judged(ofBest, LEAST_OF_BEST, isMarked)}`
    console.log(`  ${day}: times blocked and times the best of the others: ${goals}`)
  }
}

function judged(ratio: number, least: number, isMarked: boolean): string {
  return isMarked ? `${ratio.toFixed(2)} (${verdict(`at least ${least}`, ratio >= least)})` : ratio.toFixed(2)
}

/** What composing costs with the memory of ten thousand rounds, beside that of a hundred, in turns. */
function reportGrowth(): void {
  const [few, many] = [composingAfter(100), composingAfter(10_000)]
  const turns = Array.from({ length: 200 }, () => ({ few: milliseconds(few), many: milliseconds(many) }))
  const ratio = median(turns.map((turn) => turn.many)) / median(turns.map((turn) => turn.few))
  const goal = verdict(`at most ${MOST_GROWTH}`, ratio <= MOST_GROWTH)
  console.log(`\nComposing after 10,000 rounds costs ${ratio.toFixed(2)} times what it costs after 100 (${goal})`)
}

function composingAfter(rounds: number): () => unknown {
  const map = drawMap(chanceOf(1, 1))
  const now = (index: number) => new Date(Date.UTC(2026, 8, 1) + ((index - rounds) * 86_400_000) / 30)
  let memory = NO_MEMORY
  for (let index = 0; index < rounds; index++) {
    const skills = [map[index % map.length]?.id ?? '']
    const subTasks = [{ tries: 1 + (index % 3), hints: 0, hintCount: 3, solved: true }]
    memory = remember(memory, { level: 1, highestLevel: 1, skills, left: false, subTasks }, now(index))
  }
  return () => composePractice({ memory, mistakes: [], map, grade: GRADE, size: 6, now: now(rounds + 300), seed: 1 })
}

function milliseconds(action: () => unknown): number {
  const start = performance.now()
  for (let index = 0; index < 20; index++) action()
  return performance.now() - start
}

function share(part: number): string {
  return part.toFixed(3)
}
