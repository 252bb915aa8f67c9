import { createGenerator } from '@/interpreter'
import { type LoadedExercise, loadExercise } from '@/lib/domain/exercise/load-exercise'
import { type ControlType, drawSeed } from '@/lib/domain/exercise/model'
import { dispersedSeed } from '@/lib/domain/exercise/model/dispersed-seeds'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Memory } from '../model'
import { nextPlacementQuestion, PLACEMENT_LEVEL, type PlacementAnswer } from '../rules/placement'
import { seedOf } from '../rules/seed-of'
import { levelIn, type MappedSkill, type SkillMap, type TrainingExercise } from '../skill-map/load-skill-map'
import type { AskedQuestion } from './stored-placement'

/** Of these a guess is often right, so that an answer says less. */
const CHOICES: readonly ControlType[] = ['single-choice', 'binary-choice', 'multi-choice']

interface Asking {
  /** The skills that may be asked about. */
  readonly map: SkillMap
  readonly memory: Memory
  readonly grade: number
  readonly answers: readonly PlacementAnswer[]
  /** The same gives the same numbers. */
  readonly salt: string
}

/** The question that a placement goes on with; `undefined` when it is over. A skill that nothing can ask about is passed by. */
export async function chooseQuestion(store: DocumentStore, asking: Asking): Promise<AskedQuestion | undefined> {
  const { map, memory, grade, answers, salt } = asking
  const skill = nextPlacementQuestion(memory, { map, grade, answers })
  const mapped = skill && map.find(({ id }) => id === skill.id)
  if (!mapped) return undefined
  const found = await findExercise(store, mapped)
  if (!found) return chooseQuestion(store, { ...asking, map: map.filter((each) => each !== mapped) })
  return {
    skill: mapped.id,
    exerciseId: found.exercise.id,
    content: found.exercise.content,
    seed: numbersOf(`${salt} ${mapped.id}`),
    difficultyLevel: levelIn(found.entry, PLACEMENT_LEVEL),
  }
}

interface FoundExercise {
  readonly entry: TrainingExercise
  readonly exercise: LoadedExercise
}

/**
 * The exercise that asks most plainly about a skill by its first sub-task, the only one that needs nothing before it: one
 * that was made for the skill, has new numbers, is answered by typing, and is short.
 */
async function findExercise(store: DocumentStore, { id, exercises }: MappedSkill): Promise<FoundExercise | undefined> {
  const found = await Promise.all(
    exercises.map(async (entry) => {
      const exercise = await loadExercise(store, entry.id)
      return exercise && asksAbout(exercise, entry, id) ? [{ entry, exercise }] : []
    }),
  )
  return found.flat().toSorted((one, other) => worthOf(other) - worthOf(one))[0]
}

function asksAbout({ definition }: LoadedExercise, { isMain }: TrainingExercise, skill: string): boolean {
  const skills = definition.subtasks[0]?.skills
  return skills ? skills.includes(skill) : isMain
}

function worthOf({ entry, exercise: { definition } }: FoundExercise): number {
  const isTyped = definition.subtasks[0]?.controls.every(({ type }) => !CHOICES.includes(type)) === true
  return (entry.isForLater ? 0 : 8) + (entry.isMain ? 4 : 0) + (isTyped ? 2 : 0) + 1 / (1 + definition.subtasks.length)
}

/** The seed of the numbers of a question. */
function numbersOf(text: string): number {
  const generator = createGenerator(dispersedSeed(seedOf(text)))
  return drawSeed(() => generator.next())
}
