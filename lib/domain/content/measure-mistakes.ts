import { compileScript } from '@/interpreter'
import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import type { DifficultyLevel, VariantRef } from '@/lib/domain/exercise/model'
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
  /** What is missed in one draw, each with its condition of an earlier rule. */
  const missedIn = (ref: VariantRef) => {
    const variant = draw(ref)
    return definition.subtasks.flatMap(({ controls }, subTask) => {
      const [keys, generated] = [variant.keys(subTask), variant.controls(subTask)]
      return controls.flatMap(({ feedback }, place) => {
        const [key, control, known] = [keys[place], generated?.[place], mistakes[subTask]?.[place]]
        if (!key || !control || !known) return []
        return missedRemarks(known, { key, control, run: variant.run }).map(({ rule, earlier }) => ({
          at: ['subtasks', subTask, 'controls', place, 'feedback', rule],
          earlier: earlier === undefined ? undefined : feedback[earlier]?.when,
        }))
      })
    })
  }
  return levelsOf(definition).flatMap((level) => {
    const counts = new Map<string, { finding: Omit<MistakeFinding, 'share'>; seeds: Set<number> }>()
    for (const seed of dispersedSeeds(seeds)) {
      for (const missed of missedIn({ seed, difficultyLevel: level })) {
        const id = JSON.stringify(missed)
        const count = counts.get(id) ?? { finding: { ...missed, level, firstSeed: seed }, seeds: new Set() }
        counts.set(id, { ...count, seeds: count.seeds.add(seed) })
      }
    }
    return [...counts.values()].map(({ finding, seeds: { size } }) => ({ ...finding, share: size / seeds }))
  })
}
