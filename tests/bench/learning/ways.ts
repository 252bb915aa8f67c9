import { type Generator, shuffled } from '@/interpreter'
import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import type { Memory, OpenMistake, RatedRound, Skill } from '@/lib/domain/practice/model'
import type { LearningWay } from '@/lib/domain/practice/model/learning-figures'
import { composePractice } from '@/lib/domain/practice/rules/compose-practice'
import { addDays } from '@/lib/domain/practice/rules/days'
import { mendedOn } from '@/lib/domain/practice/rules/mend-mistakes'
import { rateRound } from '@/lib/domain/practice/rules/rate-round'
import { remember } from '@/lib/domain/practice/rules/remember'
import { GRADE } from './maps'

export interface Start {
  readonly map: readonly Skill[]
  /** What placement found, as every way is told. */
  readonly placed: Memory
  readonly size: number
  readonly chance: Generator
}

export interface Planned {
  readonly skill: string
  readonly level: DifficultyLevel
}

/** A way of choosing what to practise. It sees what a site sees: the rounds, and nothing of the learner. */
export interface Way {
  /** What comes at a place of a day's practice; places come in their order. */
  next(day: number, place: number): Planned | undefined
  note(round: RatedRound, day: number): void
}

/** Makes the choice once a day, before its first place. */
function byDays(plan: (day: number) => readonly Planned[]): Way['next'] {
  let planned: readonly Planned[] = []
  return (day, place) => {
    if (place === 0) planned = plan(day)
    return planned[place]
  }
}

const FIRST_DAY = '2026-09-01'

function timeOf(day: number): Date {
  return new Date(`${addDays(FIRST_DAY, day)}T10:30:00Z`)
}

/** The first moment of the simulation, when placement was done. */
export const FIRST_TIME = timeOf(0)

/** What the site does: the rules as they are. */
function ourWay({ map, placed, size, chance }: Start): Way {
  let memory = placed
  let mistakes: readonly OpenMistake[] = []
  const seed = Math.floor(chance.next() * 1e6)
  return {
    next: byDays((day) => composePractice({ memory, mistakes, map, grade: GRADE, size, now: timeOf(day), seed })),
    note(round, day) {
      memory = remember(memory, round, timeOf(day))
      const [skill = ''] = round.skills
      if (round.subTasks.some(({ tries }) => tries > 1)) {
        const others = mistakes.filter((mistake) => mistake.skill !== skill)
        mistakes = [...others, { id: skill, skill, level: round.level, day: addDays(FIRST_DAY, day) }]
      }
      mistakes = mistakes.filter((mistake) => mendedOn(mistake, memory) === undefined)
    },
  }
}

/** A skill that does not go well is left after so many rounds. */
const MOST_IN_A_ROW = 6

/** A book: all rounds of one skill, until two in a row went well, then the next; and from the beginning at the end. */
function blockedWay({ map, placed }: Start): Way {
  let at = Math.max(
    0,
    map.findIndex(({ id }) => !(id in placed.skills)),
  )
  let [rounds, run] = [0, 0]
  return {
    next: () => ({ skill: map[at % map.length]?.id ?? '', level: 1 }),
    note(round) {
      rounds++
      run = wentWell(round) ? run + 1 : 0
      if (run < 2 && rounds < MOST_IN_A_ROW) return
      at++
      rounds = 0
      run = 0
    },
  }
}

/** Any skills of the map. */
function randomWay({ map, size, chance }: Start): Way {
  return { next: byDays(() => shuffled(map, chance).slice(0, size).map(toPlanned)), note: () => undefined }
}

/** Any skills of which all that is before them went well once. */
function randomOpenWay({ map, placed, size, chance }: Start): Way {
  const working = new Set(Object.keys(placed.skills))
  const isOpen = ({ after }: Skill) => after.every((id) => working.has(id))
  return {
    next: byDays(() => shuffled(map.filter(isOpen), chance).slice(0, size).map(toPlanned)),
    note(round) {
      if (wentWell(round)) working.add(round.skills[0] ?? '')
    },
  }
}

const BOX_DAYS = [1, 2, 4, 8, 16]
/** Where what placement found begins. */
const PLACED_BOX = 2

/** Leitner's boxes: what went well moves on to a box that is opened half as often, what did not goes back to the first. */
function leitnerWay(start: Start): Way {
  return returningWay(start, PLACED_BOX, (box, isRight) => {
    const next = isRight ? Math.min(BOX_DAYS.length - 1, box + 1) : 0
    return { box: next, days: BOX_DAYS[next] ?? 1 }
  })
}

/** Everything comes back after ten days, however it went. */
function fixedWay(start: Start): Way {
  return returningWay(start, 0, () => ({ box: 0, days: 10 }))
}

/**
 * What comes back by a rule of its own, with all else as we do it: the longest overdue first, one place kept for what is
 * new, in the order of the map, once what is before it went well; and early what would be next when nothing else is left.
 */
function returningWay(
  { map, placed, size }: Start,
  placedBox: number,
  next: (box: number, isRight: boolean) => { readonly box: number; readonly days: number },
): Way {
  const cards = new Map<string, { box: number; due: number; last: number }>()
  const working = new Set<string>()
  for (const [index, id] of Object.keys(placed.skills).entries()) {
    working.add(id)
    cards.set(id, { box: placedBox, due: 3 + (index % 5), last: 0 })
  }
  return {
    next: byDays((day) => {
      const known = [...cards].toSorted(([, one], [, other]) => one.due - other.due)
      const due = known.filter(([, card]) => card.due <= day).map(([id]) => id)
      const open = map.filter(({ id, after }) => !cards.has(id) && after.every((each) => working.has(each)))
      const early = known.filter(([, card]) => card.due > day && card.last < day).map(([id]) => id)
      const reviews = due.slice(0, open.length > 0 ? size - 1 : size)
      return [...reviews, ...open.map(({ id }) => id), ...early].slice(0, size).map((skill) => ({ skill, level: 1 }))
    }),
    note(round, day) {
      const [skill = ''] = round.skills
      const isRight = wentWell(round)
      if (isRight) working.add(skill)
      const { box, days } = next(cards.get(skill)?.box ?? 0, isRight)
      cards.set(skill, { box, due: day + days, last: day })
    },
  }
}

function wentWell(round: RatedRound): boolean {
  return rateRound(round).every(({ rating }) => rating === 'good' || rating === 'easy')
}

function toPlanned({ id }: Skill): Planned {
  return { skill: id, level: 1 }
}

/** All ways that are compared, ours first. */
export const ways = {
  ours: { title: "today's practice", create: ourWay },
  blocked: { title: 'blocked, in the order of the map', create: blockedWay },
  random: { title: 'random', create: randomWay },
  randomOpen: { title: 'random among open skills', create: randomOpenWay },
  leitner: { title: "Leitner's boxes", create: leitnerWay },
  fixed: { title: 'back after 10 days', create: fixedWay },
} as const satisfies Record<LearningWay, unknown>
