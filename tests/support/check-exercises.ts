import { checkExercise } from '@/lib/content/check-exercise'
import { readContentFiles } from '@/lib/content/files'

const SEEDS = 50

/**
 * Declares the test of the exercises in a folder of `content/exercises`. Each folder has a test file of its own, so that
 * Jest can share them out to its workers.
 */
export function testExercisesIn(folder: string): void {
  test(`every exercise of ${folder} is right for ${SEEDS} seeds at each level`, async () => {
    const { exercises } = await readContentFiles('content')
    const chosen = exercises.filter(({ file }) => file.startsWith(`content/exercises/${folder}/`))
    expect(chosen.length).toBeGreaterThan(0)
    expect(chosen.flatMap((file) => checkExercise(file, SEEDS))).toEqual([])
  }, 300_000)
}
