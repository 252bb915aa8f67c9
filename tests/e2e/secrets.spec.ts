import { templateExpressions } from '@/interpreter'
import type { LoadedExercise } from '@/lib/exercise/load'
import { difficultyLevels } from '@/lib/exercise/model'
import { allExercises } from '@/tests/support/right-answers'
import { expect, test } from '@/tests/support/site'

const SEEDS = [1, 2, 3, 5, 8]

/** What must not reach a pupil who has asked for nothing yet: hints as written and as evaluated, and feedback. */
function secretsOf(exercise: LoadedExercise, seed: number, difficultyLevel: (typeof difficultyLevels)[number]) {
  const key = exercise.key.keyFor({ seed, difficultyLevel })
  return exercise.definition.subtasks.flatMap(({ hints, controls }, subTask) => [
    ...key.hints(subTask).flatMap(longParts),
    ...hints.map(withoutCode).flatMap(longParts),
    ...key.controls(subTask).flatMap(({ feedback }) => feedback.flatMap(({ text }) => longParts(text.render(key.run)))),
    ...controls.map(({ solution }) => solution).filter((solution) => solution.startsWith('(')),
  ])
}

/** A template without its expressions, which may stand in the question as well. */
function withoutCode(template: string): string {
  return template.replace(/@[^@]*@/g, '\n')
}

/** The sentences of a text that are long enough not to stand in a question by chance. */
function longParts(text: string): readonly string[] {
  return text
    .split(/\$[^$]*\$|\n|[.!?]\s/)
    .map((part) => part.trim())
    .filter((part) => part.length >= 20)
}

/** A page without the markup inside sentences, entities and escapes, so that texts can be looked for. */
function readable(html: string): string {
  return html
    .replace(/\\u003c/g, '<')
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;|\\"/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}

test('the page and the public JSON of every exercise hold no hint, feedback or solution', async ({ request }) => {
  test.setTimeout(300_000)
  const exercises = await allExercises()
  expect(exercises.length).toBeGreaterThan(7)
  for (const exercise of exercises) {
    const hiddenNames = namesLeftOut(exercise)
    for (const difficultyLevel of difficultyLevels) {
      for (const seed of SEEDS) {
        const query = `s=${seed}&d=${difficultyLevel}`
        const json = await (await request.get(`/api/exercise/${exercise.id}?${query}`)).text()
        const page = await request.get(`/exercise/${exercise.id}?${query}`)
        expect(page.status()).toBe(200)
        const texts = [json.replace(/\\"/g, '"'), readable(await page.text())]
        for (const secret of secretsOf(exercise, seed, difficultyLevel)) {
          for (const text of texts) expect(text.includes(secret), `${exercise.id}?${query}: ${secret}`).toBe(false)
        }
        for (const name of hiddenNames) {
          expect(texts.some((text) => text.includes(`(def ${name} `) || text.includes(`(defn ${name} `))).toBe(false)
        }
        expect(JSON.parse(json)).not.toHaveProperty('subTasks.0.hints')
        expect(json).not.toMatch(/"(?:solution|hints|feedback)"/)
      }
    }
  }
})

/** Names that the script defines and the public view does not. */
function namesLeftOut({ definition, publicView }: LoadedExercise): readonly string[] {
  const defined = [...definition.script.matchAll(/^\(defn? (\S+)/gm)].map(([, name]) => name ?? '')
  const kept = new Set([...publicView.script.matchAll(/\(defn? (\S+)/g)].map(([, name]) => name))
  return defined.filter(
    (name) => !kept.has(name) && !templateExpressions(publicView.description).some(({ source }) => source === name),
  )
}
