/** A whole session of today's practice without a mouse, and without eyes. */
import type { Locator, Page } from '@playwright/test'
import type { AnswerOf } from '@/lib/domain/exercise/model'
import { TodayAnswer } from '@/lib/domain/practice/schemas'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { mapMessages, sessionMessages, todayMessages } from '@/lib/shared/messages/practice'
import { shellMessages } from '@/lib/shared/messages/shell'
import { noteAnnouncements, takeAnnouncements } from '@/tests/support/announcements'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { type AnsweredControl, fillIn, refIn } from '@/tests/support/player-page'
import { allExercises, rightAnswers, wrongAnswers } from '@/tests/support/right-answers'

const GRADE = 5
const SIZE = 3
/** More than a page has places for the focus. */
const MOST_STOPS = 120

test('a session is practised with the keyboard alone, from the home page to its end', async ({ page, signIn }) => {
  await decideOnCookies(page)
  await signIn({ premium: true })
  const { keyboard } = page
  await page.goto('/')
  const card = page.getByRole('region', { name: todayMessages.title })
  await press(page, card.getByRole('button', { name: `${GRADE}.` }))
  const places = card.getByRole('list', { name: todayMessages.places }).getByRole('listitem')
  await expect(places).toHaveCount(6)
  await press(page, card.getByText(todayMessages.settings))
  await press(page, card.getByRole('button', { name: todayMessages.exercises(SIZE) }))
  await expect(places).toHaveCount(SIZE)
  const choices = card.getByRole('region', { name: todayMessages.startAnywhere }).getByRole('link')
  await press(page, choices.first(), 'Shift+Tab')

  for (const [index, subTasks] of (await answersOfPlaces(page)).entries()) {
    await expect(page).toHaveURL(`/practice/${index + 1}`)
    for (const [step, controls] of subTasks.entries()) {
      await expect(page.getByText(exerciseMessages.counter(step + 1, subTasks.length))).toBeVisible()
      await typeIn(page, controls)
      await press(page, page.getByRole('button', { name: exerciseMessages.check }))
      if (step === subTasks.length - 1) continue
      // What is said takes the focus, and Enter leads on.
      await expect(page.getByRole('region', { name: exerciseMessages.doneTitle })).toBeFocused()
      await keyboard.press('Enter')
    }
    const name = index === SIZE - 1 ? sessionMessages.toEnd : sessionMessages.nextPlace
    const wayOn = page.getByRole('dialog', { name: exerciseMessages.solvedTitle }).getByRole('link', { name })
    await expect(wayOn).toBeFocused()
    await keyboard.press('Enter')
  }
  await expect(page).toHaveURL('/practice/end')
  await expect(page.getByRole('heading', { level: 1, name: todayMessages.done })).toBeVisible()
  await press(page, page.getByRole('link', { name: sessionMessages.toMap }))
  await expect(page.getByRole('heading', { level: 1, name: mapMessages.title })).toBeVisible()
})

test('a session is told by roles and names: the rail, the state of each place, and once all that is news', async ({
  page,
  signIn,
}) => {
  await decideOnCookies(page)
  await noteAnnouncements(page)
  await signIn({ premium: true })
  await page.goto('/')
  const card = page.getByRole('region', { name: todayMessages.title })
  await card.getByRole('button', { name: `${GRADE}.` }).click()
  await card.getByText(todayMessages.settings).click()
  await card.getByRole('button', { name: todayMessages.exercises(SIZE) }).click()
  const list = card.getByRole('list', { name: todayMessages.places })
  await expect(list.getByRole('listitem')).toHaveCount(SIZE)
  const { places } = await today(page)
  const names = (done: number) =>
    places.map(({ skill }, index) => todayMessages.place(index + 1, skill, index < done ? 'done' : 'open'))
  await expect(list).toMatchAriaSnapshot(listOf(names(0), (name) => `- listitem: ${JSON.stringify(name)}`))
  await card.getByRole('region', { name: todayMessages.startAnywhere }).getByRole('link').first().click()

  const answers = await answersOfPlaces(page)
  const missed = answers.findIndex((subTasks) => subTasks.some(wrongAnswers))
  for (const [index, subTasks] of answers.entries()) {
    const rail = page.getByRole('navigation', { name: todayMessages.places })
    await expect(rail).toMatchAriaSnapshot(
      `- navigation ${JSON.stringify(todayMessages.places)}:\n${indented(
        `${listOf(names(index), (name) => `- listitem:\n  - 'link ${JSON.stringify(name)}'`)}\n- button ${JSON.stringify(sessionMessages.pause)}`,
      )}`,
    )
    await expect(rail.locator('[aria-current]')).toHaveAccessibleName(names(index)[index] ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/\p{L}/u)
    await expect(page.getByRole('main')).toHaveCount(1)
    const missedStep = index === missed ? subTasks.findIndex((controls) => wrongAnswers(controls)) : -1
    for (const [step, controls] of subTasks.entries()) {
      await expect(page.getByText(exerciseMessages.counter(step + 1, subTasks.length))).toBeVisible()
      if (step === missedStep) {
        await fillIn(page, wrongAnswers(controls) ?? [])
        await expectToldOnce(page, exerciseMessages.failedTitle)
        await page.getByRole('button', { name: exerciseMessages.tryAgain }).click()
      }
      await fillIn(page, controls)
      if (step === subTasks.length - 1) await page.getByRole('button', { name: exerciseMessages.check }).click()
      else {
        await expectToldOnce(page, exerciseMessages.doneTitle)
        await page.getByRole('button', { name: exerciseMessages.doneNext }).click()
      }
    }
    const dialog = page.getByRole('dialog', { name: exerciseMessages.solvedTitle })
    await expect(dialog).toHaveAccessibleDescription(new RegExp(exerciseMessages.solvedText))
    const isLast = index === SIZE - 1
    const wayOn = dialog.getByRole('link', { name: isLast ? sessionMessages.toEnd : sessionMessages.nextPlace })
    await expect(wayOn).toBeFocused()
    await takeAnnouncements(page)
    const before = await page.title()
    await wayOn.click()
    await expect(page).toHaveURL(isLast ? '/practice/end' : `/practice/${index + 2}`)
    await expect(page).not.toHaveTitle(before)
    // Where a page comes without a load its title is what is told of it, once, after what was pressed if it takes long.
    const told: string[] = []
    const toldOfPage = async () => {
      told.push(...(await takeAnnouncements(page)))
      return told.filter((text) => !text.startsWith(shellMessages.coming))
    }
    await expect.poll(toldOfPage).toEqual([await page.title()])
  }
  await expect(page.getByRole('heading', { level: 1, name: todayMessages.done })).toBeVisible()
  const end = page.getByRole('main').getByRole('list', { name: todayMessages.places })
  await expect(end).toMatchAriaSnapshot(listOf(names(SIZE), (name) => `- listitem: ${JSON.stringify(name)}`))
  for (const name of [sessionMessages.risen, sessionMessages.returns]) {
    await expect(page.getByRole('region', { name }).getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible()
  }
})

/** Checks what is filled in: the message is named as it takes the focus, and the rest of it is told once. */
async function expectToldOnce(page: Page, title: string): Promise<void> {
  await takeAnnouncements(page)
  await page.getByRole('button', { name: exerciseMessages.check }).click()
  const message = page.getByRole('region', { name: title })
  await expect(message).toBeFocused()
  const told = await takeAnnouncements(page)
  expect(told).toHaveLength(1)
  expect(told[0], 'the title is read with the focus').not.toContain(title)
}

async function today(page: Page): Promise<TodayAnswer> {
  return TodayAnswer.parse(await (await page.request.get('/api/practice/today')).json())
}

/** The right answers of today's places, by place and sub-task. */
async function answersOfPlaces(page: Page): Promise<readonly ReturnType<typeof rightAnswers>[]> {
  const exercises = new Map((await allExercises()).map((exercise) => [exercise.id, exercise]))
  return (await today(page)).places.map(({ exerciseId, path }) => {
    const exercise = exercises.get(exerciseId)
    if (!exercise) throw new Error(`there is no exercise ${exerciseId}`)
    return rightAnswers(exercise, refIn(new URL(path, page.url())))
  })
}

/** Goes on with the key until the element has the focus, which can be seen. */
async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(element).toBeVisible()
  const isThere = () =>
    element.evaluate((each) => each.contains(document.activeElement) && each.matches(':focus-visible'))
  for (let stops = 0; !(await isThere()); stops += 1) {
    if (stops === MOST_STOPS) throw new Error(`the keyboard does not come to ${element}`)
    await page.keyboard.press(key)
  }
}

async function press(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, element, key)
  await page.keyboard.press('Enter')
}

/** Types and chooses answers without a mouse, control by control. */
async function typeIn(page: Page, controls: readonly AnsweredControl[]): Promise<void> {
  const main = page.getByRole('main')
  let box = 0
  const type = async (text: string) => {
    await tabTo(page, main.getByRole('textbox').nth(box))
    await page.keyboard.type(text)
    box += 1
  }
  const choose = async (options: Locator, place: number) => {
    await tabTo(page, options.first())
    await page.keyboard.press('Space')
    for (let moves = 0; moves < place; moves += 1) await page.keyboard.press('ArrowDown')
    await expect(options.nth(place)).toBeChecked()
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
        await choose(group(exerciseMessages.chooseOne).getByRole('radio'), answer as AnswerOf<'single-choice'>)
        break
      case 'multi-choice': {
        const options = group(exerciseMessages.chooseAll).getByRole('checkbox')
        for (const [index, isRight] of (answer as AnswerOf<'multi-choice'>).entries()) {
          await tabTo(page, options.nth(index))
          if (isRight) await page.keyboard.press('Space')
        }
        break
      }
      case 'binary-choice': {
        const statements = group(exerciseMessages.decideEach).getByRole('radiogroup')
        for (const [index, isTrue] of (answer as AnswerOf<'binary-choice'>).entries()) {
          await choose(statements.nth(index).getByRole('radio'), isTrue ? 0 : 1)
        }
      }
    }
  }
}

function listOf(names: readonly string[], toItem: (name: string) => string): string {
  return `- list:\n${names.map((name) => indented(toItem(name))).join('\n')}`
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ')
}
