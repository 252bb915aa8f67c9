/**
 * `npm run bench:learning`: how much simulated pupils know after sixty days of today's practice, and after thirty more
 * without, beside other ways of choosing what to practise. docs/practice.md explains it. Two thousand pupils; the rules are
 * tuned on one half of them and of the maps (`npm run bench:learning -- tuning`), and the other is reported: its figures are
 * compared with those that the site shows, or written in their place (`npm run bench:learning -- write`).
 */
import { writeFile } from 'node:fs/promises'
import { NO_MEMORY } from '@/lib/domain/practice/model'
import {
  type LearningFigures,
  type LearningStart,
  learnerKinds,
  learningDays,
  learningFigures,
  learningGoals,
  learningStarts,
  ratiosOf,
  type WayFigures,
} from '@/lib/domain/practice/model/learning-figures'
import { composePractice } from '@/lib/domain/practice/rules/compose-practice'
import { remember } from '@/lib/domain/practice/rules/remember'
import { forgettingOf, learners, measured } from './learning/calibration'
import { chanceOf } from './learning/chance'
import { drawMap, GRADE } from './learning/maps'
import { compareWays, halves } from './learning/simulate'
import { ways } from './learning/ways'
import { median } from './load'
import { verdict } from './report'

const MOST_GROWTH = 1.2
/** The figures are means of a thousand pupils: what is shown has three places. */
const PLACES_SHOWN = 3
const FIGURES_FILE = new URL('../../lib/domain/practice/model/simulated-learning.json', import.meta.url)
const half = process.argv[2] === 'tuning' ? halves.tuning : halves.reported

reportCalibration()
const shares = Object.fromEntries(
  learningStarts.map((start) => [
    start,
    Object.fromEntries(
      learnerKinds.map((kind) => {
        const figures = compareWays(learners[kind], start, half)
        report(learners[kind].title, start, figures, start === 'known' && kind !== 'C')
        return [kind, figures]
      }),
    ),
  ]),
) as LearningFigures['shares'] // every start and learner has its entry
if (half === halves.reported) await keepFigures({ pupils: half.pupils, shares })
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

function report(title: string, start: LearningStart, figures: WayFigures, isMarked: boolean): void {
  console.log(`\n${title}; at first ${start === 'known' ? 'part of the map' : 'nothing'} is known`)
  for (const [id, way] of Object.entries(ways)) {
    const own = figures[id as keyof WayFigures]
    console.log(`  ${way.title.padEnd(34)} day 60 ${share(own.day60)}   day 90 ${share(own.day90)}`)
  }
  for (const day of learningDays) {
    const { ofBlocked, ofBest } = ratiosOf(figures, day)
    const goals = `${judged(ofBlocked, learningGoals.ofBlocked, isMarked)}, ${judged(ofBest, learningGoals.ofBest, isMarked)}`
    console.log(`  ${day}: times blocked and times the best of the others: ${goals}`)
  }
}

/** Writes what the site and the documents show, or says whether it is what was found now. */
async function keepFigures(found: LearningFigures): Promise<void> {
  const text = `${JSON.stringify(found, (_, value) => (typeof value === 'number' ? rounded(value) : value), 2)}\n`
  if (process.argv[2] === 'write') {
    await writeFile(FIGURES_FILE, text)
    console.log('\nThe figures that the site shows are written; those of docs/practice.md are held to them by its test')
    return
  }
  const isSame = text === `${JSON.stringify(learningFigures, undefined, 2)}\n`
  console.log(`\nThe site shows these figures (${verdict('the same', isSame)})`)
}

function rounded(value: number): number {
  return Number(value.toFixed(PLACES_SHOWN))
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
