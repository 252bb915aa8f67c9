import type { Page } from '@playwright/test'
import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { AnswerOf, DifficultyLevel } from '@/lib/domain/exercise/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { expect } from './e2e-fixtures'
import { rightAnswers, wrongAnswers } from './right-answers'

export type AnsweredControl = ReturnType<typeof rightAnswers>[number][number]

/** Types and chooses answers as a pupil does, control by control, by what each is called. */
export async function fillIn(page: Page, controls: readonly AnsweredControl[]): Promise<void> {
  const boxes = page.getByRole('main').getByRole('textbox')
  let box = 0
  const type = async (text: string) => {
    await boxes.nth(box).fill(text)
    box += 1
  }
  const seen = new Map<string, number>()
  const group = (name: string) => {
    const place = seen.get(name) ?? 0
    seen.set(name, place + 1)
    return page.getByRole('group', { name }).nth(place)
  }
  for (const { control, answer } of controls) {
    switch (control.type) {
      case 'single-number':
      case 'simple-text':
      case 'expression':
      case 'number-set':
      case 'interval':
        await type(answer as AnswerOf<'simple-text'>)
        break
      case 'fraction-number': {
        const { numerator, denominator } = answer as AnswerOf<'fraction-number'>
        await type(numerator)
        await type(denominator)
        break
      }
      case 'number-list':
      case 'point':
        for (const text of answer as AnswerOf<'number-list'>) await type(text)
        break
      case 'single-choice':
        await group(exerciseMessages.chooseOne)
          .getByRole('radio')
          .nth(answer as AnswerOf<'single-choice'>)
          .check()
        break
      case 'multi-choice': {
        const options = group(exerciseMessages.chooseAll).getByRole('checkbox')
        for (const [index, isRight] of (answer as AnswerOf<'multi-choice'>).entries()) {
          if (isRight) await options.nth(index).check()
        }
        break
      }
      case 'binary-choice': {
        const statements = group(exerciseMessages.decideEach).getByRole('radiogroup')
        for (const [index, isTrue] of (answer as AnswerOf<'binary-choice'>).entries()) {
          await statements
            .nth(index)
            .getByRole('radio')
            .nth(isTrue ? 0 : 1)
            .check()
        }
      }
    }
  }
}

/**
 * Solves the open exercise from its first sub-task to the congratulation.
 *
 * @param missed index of a sub-task that is answered wrong at first
 */
export async function solve(
  page: Page,
  exercise: LoadedExercise,
  ref: { readonly seed: number; readonly difficultyLevel: DifficultyLevel },
  missed?: number,
): Promise<void> {
  const subTasks = rightAnswers(exercise, ref)
  for (const [index, controls] of subTasks.entries()) {
    await expect(page.getByText(exerciseMessages.counter(index + 1, subTasks.length))).toBeVisible()
    if (index === missed) {
      await fillIn(page, wrongAnswers(controls) ?? [])
      await page.getByRole('button', { name: exerciseMessages.check }).click()
      await page.getByRole('button', { name: exerciseMessages.tryAgain }).click()
    }
    await fillIn(page, controls)
    await page.getByRole('button', { name: exerciseMessages.check }).click()
    if (index < subTasks.length - 1) {
      await expect(page.getByText(exerciseMessages.doneTitle)).toBeVisible()
      await page.getByRole('button', { name: exerciseMessages.doneNext }).click()
    }
  }
  await expect(page.getByRole('dialog', { name: exerciseMessages.solvedTitle })).toBeVisible()
}

/** The seed and level that the address of the page names. */
export function refOf(page: Page): { seed: number; difficultyLevel: DifficultyLevel } {
  return refIn(new URL(page.url()))
}

/** The seed and level that an address names. */
export function refIn({ searchParams }: URL): { seed: number; difficultyLevel: DifficultyLevel } {
  return { seed: Number(searchParams.get('s')), difficultyLevel: Number(searchParams.get('d')) as DifficultyLevel }
}
