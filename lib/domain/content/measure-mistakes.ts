import { compileScript } from '@/interpreter'
import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import { dispersedSeeds } from '@/lib/domain/exercise/model/dispersed-seeds'
import { compileVariants } from '@/lib/domain/exercise/variant/exercise-variant'
import { levelsOf } from './check-exercise'
import { compileTypicalMistakes, missedRemarks } from './typical-mistakes'

/**
 * Draws in which a typical mistake, one that a rule of feedback names by its value, does not come to its own remark: it
 * is the right answer (then the exercise does not tell who makes it), or an earlier rule speaks of it.
 */
export interface MistakeFinding {
  /** The rule in the document. */
  readonly at: readonly PropertyKey[]
  readonly level: DifficultyLevel
  /** The condition of the earlier rule; `undefined` where the mistake is the right answer. */
  readonly earlier: string | undefined
  /** In how many of all draws at this level, between 0 and 1. */
  readonly share: number
  readonly firstSeed: number
}

/** Looks at the draws of so many dispersed seeds, at each level that the exercise has. @throws ScriptError when it is faulty. */
export function measureMistakes(definition: ExerciseDefinition, seeds: number): readonly MistakeFinding[] {
  const script = compileScript(definition.script)
  const draw = compileVariants(definition, [], script)
  const mistakes = definition.subtasks.map(({ controls }) =>
    controls.map((control) => compileTypicalMistakes(script, control)),
  )
  return levelsOf(definition).flatMap((difficultyLevel) => {
    const counts = new Map<string, { finding: Omit<MistakeFinding, 'share'>; seeds: Set<number> }>()
    for (const seed of dispersedSeeds(seeds)) {
      const variant = draw({ seed, difficultyLevel })
      for (const [subTask, { controls }] of definition.subtasks.entries()) {
        const [keys, generated] = [variant.keys(subTask), variant.controls(subTask)]
        for (const [place, { feedback }] of controls.entries()) {
          const [key, control, known] = [keys[place], generated?.[place], mistakes[subTask]?.[place]]
          if (!key || !control || !known) continue
          for (const { rule, earlier } of missedRemarks(known, { key, control, run: variant.run })) {
            const at = ['subtasks', subTask, 'controls', place, 'feedback', rule]
            const when = earlier === undefined ? undefined : feedback[earlier]?.when
            const id = JSON.stringify([at, when])
            const finding = { at, level: difficultyLevel, earlier: when, firstSeed: seed }
            const count = counts.get(id) ?? { finding, seeds: new Set() }
            counts.set(id, { ...count, seeds: count.seeds.add(seed) })
          }
        }
      }
    }
    return [...counts.values()].map(({ finding, seeds: { size } }) => ({ ...finding, share: size / seeds }))
  })
}
