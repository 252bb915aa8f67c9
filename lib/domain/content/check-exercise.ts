import { compileScript } from '@/interpreter'
import { isDynamic, isExamTask } from '@/lib/domain/classification/model'
import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import { type DifficultyLevel, difficultyLevels } from '@/lib/domain/exercise/model'
import { dispersedSeeds } from '@/lib/domain/exercise/model/dispersed-seeds'
import { textOf } from '@/lib/domain/exercise/variant/draw-other-question'
import { compileVariants } from '@/lib/domain/exercise/variant/exercise-variant'
import { checkAskedForm } from './check-asked-form'
import { checkCoincidingMistakes } from './check-coinciding-mistakes'
import { checkConstantAnswers } from './check-constant-answers'
import { checkEarlyAnswers } from './check-early-answers'
import { checkRoundedSolutions } from './check-rounded-solution'
import { checkStatementMistakes } from './check-statement-mistakes'
import { checkText, type TextCheck } from './check-text'
import { captureFault, checkVariant } from './check-variant'
import { checkVariety } from './check-variety'
import type { ContentFault, Finding } from './content-fault'
import type { ExerciseFile } from './content-files'
import { COMPARED_DRAWS, type Draw, type LevelDraws } from './exercise-draws'
import { toFaults } from './to-faults'

/** A dynamic exercise must give this many different texts in this many seeds, at each level. */
const VARIETY = { texts: 20, seeds: 50 }
const MIN_HINTS = 2
/** What shows only where draws are compared with each other. */
const comparisons = [checkVariety, checkConstantAnswers, checkEarlyAnswers, checkAskedForm, checkCoincidingMistakes]
/** A text that was found sound for so many seeds is sound for all, as long as it stays the same. */
const SEEDS_OF_A_FIXED_TEXT = 3

/**
 * Checks one exercise for so many dispersed seeds at each level that it has. Each kind of fault is told once, with its
 * first seed.
 *
 * @param check looks at each text that a pupil may see.
 */
export function checkExercise(
  file: ExerciseFile,
  seeds: number,
  check: TextCheck = checkText,
): readonly ContentFault[] {
  const { definition } = file
  const ofSummary = check(definition.summary).map((reason) => ({ at: ['summary'], reason }))
  const findings: readonly Finding[] = [
    ...checkShape(definition),
    ...checkStatementMistakes(definition),
    ...checkRoundedSolutions(definition),
    ...ofSummary,
    ...checkVariants(definition, seeds, check),
  ]
  return toFaults(findings, file)
}

/** Rules about the text as written. */
function checkShape({ subtasks }: ExerciseDefinition): readonly Finding[] {
  return subtasks.flatMap(({ hints }, index) => {
    const at = ['subtasks', index, 'hints']
    return [
      ...(hints.length < MIN_HINTS ? [{ at, reason: `has ${hints.length} hints, needs at least ${MIN_HINTS}` }] : []),
      ...(new Set(hints).size < hints.length ? [{ at, reason: 'has the same hint twice' }] : []),
    ]
  })
}

function checkVariants(definition: ExerciseDefinition, seeds: number, check: TextCheck): readonly Finding[] {
  const findings: Finding[] = []
  const script = captureFault(findings, [], '', () => compileScript(definition.script))
  const drawVariant = script && captureFault(findings, [], '', () => compileVariants(definition, [], script))
  if (!drawVariant) return findings
  const hasLevels = isDynamic(definition.classifications)
  const isFixed = isExamTask(definition.classifications)
  const drawn = dispersedSeeds(Math.max(seeds, hasLevels ? VARIETY.seeds : COMPARED_DRAWS))
  const levels: LevelDraws[] = []
  const textsByLevel = levelsOf(definition).map((difficultyLevel) => {
    const texts = new Set<string>()
    const draws: Draw[] = []
    for (const [index, seed] of drawn.entries()) {
      const ref = { seed, difficultyLevel }
      const isKnown = isFixed && index >= SEEDS_OF_A_FIXED_TEXT && texts.size === 1
      const draw = isKnown ? undefined : checkVariant(drawVariant, ref, check, findings)
      const question = isKnown ? captureFault(findings, [], '', () => drawVariant(ref).question()) : draw?.question
      if (question && (isFixed || index < VARIETY.seeds)) texts.add(textOf(question))
      if (draw && index < COMPARED_DRAWS) draws.push(draw)
    }
    if (hasLevels && texts.size < VARIETY.texts) {
      findings.push({
        at: ['script'],
        reason: `level ${difficultyLevel} has only ${texts.size} different texts in ${VARIETY.seeds} seeds`,
      })
    }
    if (isFixed && texts.size > 1)
      findings.push({ at: ['script'], reason: 'is a task of an exam, and differs by seed' })
    levels.push({ level: difficultyLevel, draws })
    return texts
  })
  if (hasLevels) findings.push(...checkLevelsDiffer(textsByLevel))
  findings.push(...comparisons.flatMap((compare) => compare(definition, levels, script)))
  return findings
}

/** The levels that can differ: a script that never asks for the level gives the same at each. */
export function levelsOf(definition: ExerciseDefinition): readonly DifficultyLevel[] {
  const mayDiffer = isDynamic(definition.classifications) || JSON.stringify(definition).includes('difficulty')
  return mayDiffer ? difficultyLevels : difficultyLevels.slice(0, 1)
}

/** Most texts of a level must not be texts of the one below. */
function checkLevelsDiffer(textsByLevel: readonly ReadonlySet<string>[]): readonly Finding[] {
  return textsByLevel.slice(1).flatMap((texts, index) => {
    const below = textsByLevel[index] ?? new Set()
    const shared = [...texts].filter((text) => below.has(text)).length
    const reason = `levels ${index + 1} and ${index + 2} give the same exercises`
    return shared > texts.size / 2 ? [{ at: ['script'], reason }] : []
  })
}
