import { createGenerator, type Generator, shuffled } from '@/interpreter'
import { drawSeed } from '@/lib/domain/exercise/model'
import { dispersedSeed } from '@/lib/domain/exercise/model/dispersed-seeds'
import type { DifficultyLevel } from '@/lib/domain/exercise/model/kinds'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import type { PracticePlace } from '../model'
import { levelIn, type SkillMap, type TrainingExercise } from '../skill-map/load-skill-map'
import type { PlannedPlace } from './stored-plan'

export interface Choosing {
  readonly map: SkillMap
  readonly solved: SolvedLevels
  /** The ids of the exercises that the day has had already. */
  readonly solvedToday: ReadonlySet<string>
  /** In which exercise each mistake was made, by its id. */
  readonly exerciseOfMistake: ReadonlyMap<string, string>
  /** The same gives the same exercises and numbers. */
  readonly seed: number
}

/**
 * An exercise with numbers for each place, none of them twice on a day: of a mistake the one that it was made in, else one that was
 * made for who learns the skill, then one whose main skill it is, what has that level, and what is not solved at that level. A place without one is left out.
 */
export function chooseExercises(
  places: readonly PracticePlace[],
  { map, solved, solvedToday, exerciseOfMistake, seed }: Choosing,
): readonly PlannedPlace[] {
  const generator = createGenerator(dispersedSeed(seed))
  const taken = new Set(solvedToday)
  return places.flatMap((place) => {
    const training = map.find(({ id }) => id === place.skill)?.exercises ?? []
    const wanted = place.kind === 'mistake' ? exerciseOfMistake.get(place.mistake) : undefined
    const free = shuffled(training, generator).filter(({ id }) => !taken.has(id))
    const exercise = free.find(({ id }) => id === wanted) ?? bestOf(free, place.level, solved)
    if (!exercise) return []
    taken.add(exercise.id)
    return [toPlanned(place, exercise, generator)]
  })
}

function bestOf(
  exercises: readonly TrainingExercise[],
  level: DifficultyLevel,
  solved: SolvedLevels,
): TrainingExercise | undefined {
  const worth = (exercise: TrainingExercise) =>
    (exercise.isForLater ? 0 : 8) +
    (exercise.isMain ? 4 : 0) +
    (exercise.highestLevel >= level ? 2 : 0) +
    (solvedLevelsOf(solved, exercise.id).includes(levelIn(exercise, level)) ? 0 : 1)
  return exercises.toSorted((one, other) => worth(other) - worth(one))[0]
}

function toPlanned(place: PracticePlace, exercise: TrainingExercise, generator: Generator): PlannedPlace {
  return {
    skill: place.skill,
    kind: place.kind,
    exerciseId: exercise.id,
    seed: drawSeed(() => generator.next()),
    difficultyLevel: levelIn(exercise, place.level),
  }
}
