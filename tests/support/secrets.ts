import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import { modelValue } from '@/lib/domain/exercise/model-answer'
import { withoutFigures } from '@/lib/shared/figure/figure-fence'
import { nestedStrings } from '@/lib/shared/nested-strings'

/** What must not reach a pupil who has asked for nothing yet: hints as written and as evaluated, and feedback. */
export function secretsOf(
  exercise: LoadedExercise,
  ref: { readonly seed: number; readonly difficultyLevel: DifficultyLevel },
): readonly string[] {
  const variant = exercise.variant(ref)
  const shown = nestedStrings(variant.question())
    .flatMap((text) => [text, withoutLinks(text)])
    .map(withPlainSpaces)
  const secrets = exercise.definition.subtasks.flatMap(({ hints, controls }, subTask) => [
    ...variant.hints(subTask).flatMap(longParts),
    ...longParts(variant.why(subTask) ?? ''),
    ...(variant.scheme(subTask) ?? []).flatMap(longParts),
    ...hints.map(withoutCode).flatMap(longParts),
    ...variant
      .keys(subTask)
      .flatMap((key, index) =>
        key.feedback.flatMap(({ text }) =>
          longParts(text.render(variant.run, [modelValue(key, variant.controls(subTask)?.[index])])),
        ),
      ),
    ...controls.map(({ solution }) => solution).filter((solution) => solution.startsWith('(')),
  ])
  // A hint may repeat words of a question. That no more than those is public, `exercise-variant.test.ts` shows.
  return secrets.map(withPlainSpaces).filter((secret) => !shown.some((text) => text.includes(secret)))
}

/** A template without its expressions and figures, which may stand in the question as well. */
function withoutCode(template: string): string {
  return withoutFigures(template).replace(/@[^@]*@/g, '\n')
}

/** As a page shows it, where links are words of the sentence. */
function withoutLinks(text: string): string {
  return text.replace(/~?\[([^\]]*)\]\([^)]*\)/g, '$1')
}

/** The sentences of a text that are long enough not to stand in a question by chance. */
function longParts(text: string): readonly string[] {
  return text
    .split(/\$[^$]*\$|\n|[.!?]\s/)
    .map((part) => part.trim())
    .filter((part) => part.length >= 20)
}

/** A text whose lines may break at every space: a page ties other words together than the text that it was made of. */
export function withPlainSpaces(text: string): string {
  return text.replace(/\u00a0/g, ' ')
}

/** A page without the markup inside sentences, invisible signs, entities and escapes, so that texts can be looked for. */
export function readable(html: string): string {
  return withPlainSpaces(html)
    .replace(/\\u003c/g, '<')
    .replace(/<[^>]+>/g, '')
    .replace(/\u2060/g, '')
    .replace(/&quot;|\\"/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
