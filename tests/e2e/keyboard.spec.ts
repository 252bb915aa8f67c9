/** The exercise page without a mouse. */
import { errorReportMessages } from '@/lib/shared/messages/error-report'
import { errorReportLinkMessages } from '@/lib/shared/messages/error-report-link'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { allExercises, rightAnswers } from '@/tests/support/right-answers'

const ID = 'egesz-osszeadas'
const REF = { seed: 5, difficultyLevel: 2 } as const
const PATH = `/exercise/${ID}?s=5&d=2`

async function answersOf(id: string): Promise<readonly string[]> {
  const exercise = (await allExercises()).find((candidate) => candidate.id === id)
  if (!exercise) throw new Error('the exercise of this test is gone')
  return rightAnswers(exercise, REF).map(([first]) => String(first?.answer))
}

test('an exercise is solved from the first key to the congratulation', async ({ page, signIn }) => {
  await decideOnCookies(page)
  await signIn({ premium: true })
  await page.goto(PATH)
  const field = page.getByRole('main').getByRole('textbox')
  const { keyboard } = page
  const message = (name: string) => page.getByRole('region', { name })
  const [first = '', second = ''] = await answersOf(ID)

  await expect(page.getByRole('button', { name: exerciseMessages.hint, exact: true })).toBeVisible()
  await keyboard.press('Tab')
  await expect(field).toBeFocused()
  await keyboard.press('Enter')
  await expect(message(exerciseMessages.askTitle)).toBeVisible()
  await expect(field).toBeFocused()
  await keyboard.press('ArrowUp')
  await expect(field).toHaveValue('1')
  await expect(message(exerciseMessages.askTitle)).toBeHidden()

  await keyboard.press('Enter')
  await expect(message(exerciseMessages.failedTitle)).toBeFocused()
  await keyboard.press('Escape')
  await expect(field).toBeFocused()
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type(first)
  await keyboard.press('Enter')
  await expect(message(exerciseMessages.doneTitle)).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText(exerciseMessages.counter(2, 2))).toBeVisible()
  await expect(field).toBeFocused()

  await keyboard.type(second)
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: exerciseMessages.solvedTitle })
  await expect(dialog.getByRole('link', { name: exerciseMessages.nextExercise })).toBeFocused()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: exerciseMessages.next })).toBeFocused()
})

test('Escape closes what is being left, and nothing below it', async ({ page, signIn }) => {
  await signIn({ premium: true })
  await page.goto(PATH)
  const report = page.getByRole('form', { name: errorReportMessages.form })
  const failed = page.getByRole('region', { name: exerciseMessages.failedTitle })
  const link = page.getByRole('button', { name: errorReportLinkMessages.open })
  const field = page.getByRole('main').getByRole('textbox').first()
  await link.press('Enter')
  await expect(report).toBeVisible()
  await field.fill('1')
  await field.press('Enter')
  await expect(failed).toBeFocused()

  await report.getByRole('textbox').press('Escape')
  await expect(report).toBeHidden()
  await expect(link).toBeFocused()
  await expect(failed).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(failed).toBeHidden()
})
