import { difficultyLevels } from '@/lib/domain/exercise/model'
import { dispersedSeed } from '@/lib/domain/exercise/model/dispersed-seeds'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { allExercises } from '@/tests/support/right-answers'
import { readable, secretsOf, withPlainSpaces } from '@/tests/support/secrets'

/** One page in so many: what differs from exercise to exercise is all in the JSON. */
const PAGE_EACH = 6

// One seed and level of each will do: `exercise-variant.test.ts` shows that no secret has any part in what is shown.
test('the public JSON of every exercise holds no hint, feedback or solution, nor does a page', async ({ request }) => {
  test.setTimeout(120_000)
  const exercises = await allExercises()
  expect(exercises.length).toBeGreaterThan(7)
  for (const [index, exercise] of exercises.entries()) {
    const ref = {
      seed: dispersedSeed(index + 1),
      difficultyLevel: difficultyLevels[index % difficultyLevels.length] ?? 1,
    }
    const query = `s=${ref.seed}&d=${ref.difficultyLevel}`
    const json = await (await request.get(`/api/exercise/${exercise.id}?${query}`)).text()
    const texts = [withPlainSpaces(json.replace(/\\"/g, '"'))]
    if (index % PAGE_EACH === 0) {
      const page = await request.get(`/exercise/${exercise.id}?${query}`)
      expect(page.status()).toBe(200)
      texts.push(readable(await page.text()))
    }
    // All in one expectation: each is a step that Playwright keeps, and ten thousands of them take minutes.
    const found = [...secretsOf(exercise, ref), '(def ', '(defn '].filter((secret) =>
      texts.some((text) => text.includes(secret)),
    )
    expect(found, `${exercise.id}?${query}`).toEqual([])
    expect(JSON.parse(json)).not.toHaveProperty('subTasks.0.hints')
    expect(json).not.toMatch(/"(?:solution|hints|feedback|script|source|when)"/)
  }
})
