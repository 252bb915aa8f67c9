import { isDynamic, isExamTask } from '@/lib/domain/classification/model'
import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import type { Finding } from './content-fault'
import { type LevelDraws, subTaskText } from './exercise-draws'
import { countSituations, skeletonOf } from './text-skeleton'

/** Who asks for other numbers so many times should meet so many situations. */
const SITUATIONS = { draws: 10, least: 3 }

/** Stories that tell of one situation only, and levels that ask in the same words. */
export function checkVariety(definition: ExerciseDefinition, levels: readonly LevelDraws[]): readonly Finding[] {
  return [...checkSituations(definition, levels), ...checkSkeletons(definition, levels)]
}

/** A story is what is drawn at one level, and what is tagged as a word problem. */
function isStory({ classifications }: ExerciseDefinition): boolean {
  if (isExamTask(classifications)) return false
  return !isDynamic(classifications) || classifications.includes('hu|topic|word-problems')
}

function checkSituations(definition: ExerciseDefinition, levels: readonly LevelDraws[]): readonly Finding[] {
  if (!isStory(definition)) return []
  return levels.flatMap(({ level, draws }) => {
    const texts = draws
      .slice(0, SITUATIONS.draws)
      .map(({ question }) => question.subTasks.map((_, subTask) => subTaskText(question, subTask)).join('\n'))
    const count = countSituations(texts)
    if (texts.length < SITUATIONS.draws || count >= SITUATIONS.least) return []
    const reason = `level ${level} tells of ${count === 1 ? 'one situation' : `${count} situations`} only in ${SITUATIONS.draws} draws`
    return [{ at: ['script'], reason }]
  })
}

/** Sub-tasks that ask in the same words at two levels, but for the numbers, need a reason of their author. */
function checkSkeletons(definition: ExerciseDefinition, levels: readonly LevelDraws[]): readonly Finding[] {
  if (!isDynamic(definition.classifications)) return []
  return definition.subtasks.flatMap(({ levels: authorsReason }, subTask) => {
    const skeletons = levels.map(({ draws }) => draws.map(({ question }) => skeletonOf(subTaskText(question, subTask))))
    const findings = skeletons.slice(1).flatMap((texts, index) => {
      const below = new Set(skeletons[index])
      const shared = texts.filter((text) => below.has(text)).length
      if (shared <= texts.length / 2) return []
      const pair = `levels ${index + 1} and ${index + 2}`
      const reason = `${pair} differ in their numbers only: let them differ in kind, or say in \`levels\` how they do`
      return [{ at: ['subtasks', subTask], reason }]
    })
    if (authorsReason === undefined) return findings
    const reason = 'says how its levels differ, and their words do so by themselves'
    return findings.length > 0 ? [] : [{ at: ['subtasks', subTask, 'levels'], reason }]
  })
}
