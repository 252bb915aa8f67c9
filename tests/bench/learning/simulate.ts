import type { Generator } from '@/interpreter'
import { NO_MEMORY } from '@/lib/domain/practice/model'
import type { KnownShares, LearningStart, WayFigures } from '@/lib/domain/practice/model/learning-figures'
import { nextPlacementQuestion, type PlacementAnswer, placed } from '@/lib/domain/practice/rules/placement'
import { below, chanceOf } from './chance'
import type { Learner } from './learners'
import { drawMap, GRADE } from './maps'
import { createPupil, type Pupil } from './pupil'
import { FIRST_TIME, type Start, type Way, ways } from './ways'

export const PLACES = 6
const PRACTICE_DAYS = 60
const ATTENDED = 0.7
const LAST_DAY = 90
/** What is solved at the first go this often is known. */
const KNOWN = 0.8
/** With the known start, so much of the map was learned before, on so many days of the half year before. */
const KNOWN_PART = { least: 0.3, most: 0.6 }
const DAYS_BEFORE = { practised: 4, since: 180, until: 10 }

/** Which pupils: their numbers, each of which is another pupil, and those of the maps which they share. */
export interface Half {
  readonly firstPupil: number
  readonly pupils: number
  readonly firstMap: number
  readonly maps: number
}

/** Two thousand pupils on forty maps. The rules are tuned on one half, and what is reported is the other. */
export const halves = {
  tuning: { firstPupil: 0, pupils: 1000, firstMap: 0, maps: 20 },
  reported: { firstPupil: 1000, pupils: 1000, firstMap: 20, maps: 20 },
} as const satisfies Record<string, Half>

/** The shares for every way, each with the same pupils on the same maps and the same days attended. */
export function compareWays(learner: Learner, start: LearningStart, half: Half): WayFigures {
  const entries = Object.entries(ways).map(([id, { create }]) => [id, shareKnown(learner, start, create, half)])
  return Object.fromEntries(entries) as WayFigures // every way has its entry
}

/** The mean share of the map's skills that is known after sixty days of practice, and after thirty more without. */
function shareKnown(learner: Learner, start: LearningStart, way: (start: Start) => Way, half: Half): KnownShares {
  let [day60, day90] = [0, 0]
  for (let index = 0; index < half.pupils; index++) {
    const share = liveThrough(learner, start, way, half.firstPupil + index, half.firstMap + (index % half.maps))
    day60 += share.day60 / half.pupils
    day90 += share.day90 / half.pupils
  }
  return { day60, day90 }
}

function liveThrough(
  learner: Learner,
  start: LearningStart,
  way: (start: Start) => Way,
  number: number,
  mapNumber: number,
): KnownShares {
  const map = drawMap(chanceOf(1, mapNumber))
  const pupil = createPupil(learner, map, chanceOf(2, number))
  const chance = chanceOf(3, number)
  if (start === 'known') learnBefore(pupil, map, chance)
  const answers = start === 'known' ? answersOf(pupil, map) : []
  const own = way({
    map,
    placed: placed(NO_MEMORY, { map, grade: GRADE, answers }, FIRST_TIME),
    size: PLACES,
    chance: chanceOf(4, number),
  })
  for (let day = 1; day <= PRACTICE_DAYS; day++) {
    if (chance.next() >= ATTENDED) continue
    for (let place = 0; place < PLACES; place++) {
      const planned = own.next(day, place)
      if (planned) own.note(pupil.solve(planned.skill, { day, place, level: planned.level }), day)
    }
  }
  const shareOn = (day: number) => map.filter(({ id }) => pupil.chanceOf(id, day) >= KNOWN).length / map.length
  return { day60: shareOn(PRACTICE_DAYS), day90: shareOn(LAST_DAY) }
}

/** A part of the map was practised before, each skill on some days of half a year. Time goes forward: day after day. */
function learnBefore(pupil: Pupil, map: Start['map'], chance: Generator): void {
  const part = KNOWN_PART.least + (KNOWN_PART.most - KNOWN_PART.least) * chance.next()
  const learned = map.slice(0, Math.round(part * map.length)).flatMap(({ id }) =>
    Array.from({ length: DAYS_BEFORE.practised }, () => ({
      id,
      day: below(chance, DAYS_BEFORE.since - DAYS_BEFORE.until) - DAYS_BEFORE.since,
    })),
  )
  for (const { id, day } of learned.toSorted((one, other) => one.day - other.day)) pupil.hasPractised(id, day)
}

function answersOf(pupil: Pupil, map: Start['map']): readonly PlacementAnswer[] {
  const answers: PlacementAnswer[] = []
  for (;;) {
    const question = nextPlacementQuestion(NO_MEMORY, { map, grade: GRADE, answers })
    if (!question) return answers
    answers.push(pupil.answer(question.id, 0))
  }
}
